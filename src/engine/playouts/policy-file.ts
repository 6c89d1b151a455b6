/** Files of policy networks: plain data, checked as it is read. */
import { fieldsOf, isWhole, versionText } from '../math/plain-data.ts'
import { POLICY_FEATURES } from './node-features.ts'
import { LAYERS, policyShape, rowCountOf, WIDTH, type PolicyWeights } from './policy-weights.ts'

const FORMAT = 'poly-y policy network'
const VERSION = 1

/** Numbers are kept in thousandths. */
const UNIT = 1000
const MAX_PARAMETER = 100

export interface PolicyFile {
  readonly format: typeof FORMAT
  readonly version: typeof VERSION
  /** The command that made it, for readers of the file. */
  readonly madeBy: string
  /** The numbers of a node's vector and of layers, which are those of all networks of this version. */
  readonly width: number
  readonly layers: number
  /** The features that were learnt, by row from 1 on. */
  readonly features: readonly number[]
  /** All numbers, in the places that `policyShape` says. */
  readonly parameters: readonly number[]
}

export function toPolicyFile(weights: PolicyWeights, madeBy: string): PolicyFile {
  const rowCount = rowCountOf(weights)
  const features = Array.from({ length: rowCount - 1 }, (_, i) => weights.rows.indexOf(i + 1))
  // Adding 0 makes −0 a 0.
  const parameters = Array.from(weights.parameters, (parameter) => Math.round(UNIT * parameter) + 0)
  return { format: FORMAT, version: VERSION, madeBy, width: WIDTH, layers: LAYERS, features, parameters }
}

/** @throws RangeError that says what is wrong with the data */
export function fromPolicyFile(data: unknown): PolicyWeights {
  const { format, version, width, layers, features, parameters } = fieldsOf(data)
  if (format !== FORMAT) throw new RangeError('it is no Poly-Y policy network')
  if (version !== VERSION) throw new RangeError(`its version is ${versionText(version)}, not ${VERSION}`)
  if (width !== WIDTH || layers !== LAYERS)
    throw new RangeError(`its network does not have ${LAYERS} layers of ${WIDTH} numbers`)
  const rows = new Uint16Array(POLICY_FEATURES)
  if (!Array.isArray(features) || features.length > POLICY_FEATURES) throw new RangeError('its features are no list')
  features.forEach((feature: unknown, i) => {
    if (!isWhole(feature, 0, POLICY_FEATURES - 1) || rows[feature] > 0)
      throw new RangeError('it has a feature twice, or one that networks lack')
    rows[feature] = i + 1
  })
  const { count } = policyShape(features.length + 1)
  if (!Array.isArray(parameters) || parameters.length !== count)
    throw new RangeError(`its parameters are not ${count} numbers`)
  const read = Float64Array.from(parameters, (parameter: unknown) => {
    if (!isWhole(parameter, -UNIT * MAX_PARAMETER, UNIT * MAX_PARAMETER))
      throw new RangeError(`a parameter is no whole number of thousandths up to ${MAX_PARAMETER}`)
    return parameter / UNIT
  })
  return { rows, parameters: read }
}
