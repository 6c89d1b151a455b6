/** When the place of a replay is announced: once it rests, and every few seconds while it plays. */

/** The announcement comes REST_MS after a change, and in a row of changes after MAX_WAIT_MS at the latest. */
export const REST_MS = 400
export const MAX_WAIT_MS = 5000

/** The time that an announcement waits for another change, `sinceLast` after the last announcement. */
export function announcementWait(sinceLast: number): number {
  return Math.max(0, Math.min(REST_MS, MAX_WAIT_MS - sinceLast))
}
