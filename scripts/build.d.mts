export const ROOT: string
export const ELECTRON_VITE: string
export function isBuilt(root?: string): boolean
export function build(): Promise<boolean>
