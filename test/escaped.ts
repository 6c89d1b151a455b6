/** The text as an expression that fits nothing but this text. */
export const escaped = (text: string) => text.replace(/[.*+?()[\]{}|\\^$]/g, '\\$&')
