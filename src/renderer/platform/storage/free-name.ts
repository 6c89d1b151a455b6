/** The first of `name`, `name-2`, `name-3` and so on that is not taken: what is set aside stays beside what was before. */
export function freeName<Name extends string>(name: Name, taken: readonly string[]): Name | `${Name}-${number}` {
  if (!taken.includes(name)) return name
  for (let number = 2; ; number++) {
    const numbered = `${name}-${number}` as const
    if (!taken.includes(numbered)) return numbered
  }
}
