/** The stylesheets of the whole page; those of its parts stand beside their components. */
import './tokens.css'
import './reset.css'
import './elements.css'
import './blocks.css'
import './layout.css'
import './print.css'
import './findings.css'
