/** The hint by playouts is fetched apart from the page: few games need it. */
import { later } from '../../ui/later.tsx'

const ChanceHint = later(() => import('./chance-hint.tsx').then((part) => part.ChanceHint), null)

export { ChanceHint }
