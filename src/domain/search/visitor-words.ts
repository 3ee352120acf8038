/** What visitors call old cesspools, in every case, at the start of a word; lower case. «Ямайка» and «Ямал» are others. */
export const CESSPOOL = /(?<![а-яё])(?:выгреб|ям(?:[аыуе]|ой|ою|ам|ами|ах)?(?![а-яё]))/
/** Concrete rings. */
export const RINGS = /(?<![а-яё])(?:кольц|колец)/
/** The caisson of a well, as it is spelled and misspelled. */
export const CAISSON = /(?<![а-яё])кесс?он/
/** Where clean water runs off in the open. */
export const DITCH = /(?<![а-яё])(?:канав|овраг|кювет)/
/** The warranty, and what is done under it. */
export const WARRANTY = /(?<![а-яё])гаранти/
