export interface Counts {
  passed: number
  failed: number
  skipped: number
}
export function countCommand(code: number): Counts
export function countVitest(report: object | null, code: number): Counts
export function countPlaywright(report: object | null, code: number): Counts
export function sum(all: Counts[]): Counts
export function summary(counts: Counts): string
export function isGood(counts: Counts): boolean
