type Environment = Record<string, string | undefined>

export function runtimePath(folder?: string, env?: Environment): string | null
export function whyNoWindow(machine?: { platform?: string; env?: Environment; uid?: number | undefined }): string | null
export function downloadRuntime(seconds: number, folder?: string): Promise<string | null>
export function runWindow(executable: string): Promise<string>
