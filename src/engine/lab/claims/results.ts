/** The measurements of an experiment, as a claim asks for them. */
import type { Measurement, Setting } from '../experiment.ts'

/** An evaluator is known by its name: one that was read from a file is another object. */
const part = (setting: Partial<Setting>, key: keyof Setting) =>
  key === 'evaluator' ? setting.evaluator?.name : setting[key]

function fits(setting: Setting, wanted: Partial<Setting>): boolean {
  return (Object.keys(wanted) as (keyof Setting)[]).every((key) => part(setting, key) === part(wanted, key))
}

/** The measurements of an experiment by setting, each in the order of the positions. */
export class Results {
  constructor(
    private readonly settings: readonly Setting[],
    private readonly positionCount: number,
    private readonly measurements: readonly (Measurement | undefined)[],
  ) {}

  /** Is there a setting with these values? */
  has(wanted: Partial<Setting>): boolean {
    return this.settings.some((setting) => fits(setting, wanted))
  }

  /** All measurements of the one setting that has these values. */
  of(wanted: Partial<Setting>): Measurement[] {
    const s = this.settings.findIndex((setting) => fits(setting, wanted))
    const measured = this.measurements.slice(s * this.positionCount, (s + 1) * this.positionCount)
    if (s < 0 || measured.length < this.positionCount) throw new RangeError(`not measured: ${JSON.stringify(wanted)}`)
    return measured.map((measurement) => {
      if (measurement === undefined) throw new RangeError(`not measured: ${JSON.stringify(wanted)}`)
      return measurement
    })
  }

  /** The visited states of each position with one setting, as a multiple of those with another. */
  ratios(of: Partial<Setting>, to: Partial<Setting>): number[] {
    const others = this.of(to)
    return this.of(of).map(({ visited }, p) => visited / others[p].visited)
  }
}
