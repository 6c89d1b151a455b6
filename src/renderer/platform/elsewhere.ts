/** Does a key or a clipboard event belong to a field or a dialog? */

export function isIn(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null
}

export const TEXT_INPUT = 'input:not([type="radio"], [type="checkbox"], [type="range"])'

/** Is the user typing, or busy in a dialog or an open list? */
export function isTypingOrInDialog(target: EventTarget | null): boolean {
  return isIn(target, `${TEXT_INPUT}, textarea, [role="dialog"], [role="listbox"], [role="menu"]`)
}
