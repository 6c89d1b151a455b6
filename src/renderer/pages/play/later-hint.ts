/** The hint by playouts is fetched apart from the page, with the texts of other pages: few games need it. */
import { fetchLaterTexts } from '../../language/i18n.ts'
import { later } from '../../ui/later.tsx'

const ChanceHint = later(async () => {
  const [{ ChanceHint }] = await Promise.all([import('./chance-hint.tsx'), fetchLaterTexts()])
  return ChanceHint
}, null)

export { ChanceHint }
