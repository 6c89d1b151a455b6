export const HOW_TO_GET_CHROMIUM: string
export function findChromium(env?: Record<string, string | undefined>, exists?: (path: string) => boolean): string | null
