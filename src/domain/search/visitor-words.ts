/** What visitors call old cesspools, in every case, at the start of a word; lower case. «Ямайка» and «Ямал» are others. */
export const CESSPOOL = /(?<![а-яё])(?:выгреб|ям(?:[аыуе]|ой|ою|ам|ами|ах)?(?![а-яё]))/
/** Concrete rings. */
export const RINGS = /(?<![а-яё])(?:кольц|колец)/
/** The caisson of a well, as it is spelled and misspelled. */
export const CAISSON = /(?<![а-яё])кесс?он/
/** Where clean water runs off in the open. */
export const DITCH = /(?<![а-яё])(?:канав|овраг|кювет)/
/**
 * Where the company is, when it works and how it is reached. Hours are its own unless they are those of something else («режим работы
 * станции»), and «проезд» alone is the way of lorries to a plot.
 */
export const COMPANY_CONTACTS =
  /(?<![а-яё])(?:адрес(?:а|у|е|ом)?(?![а-яё])|контакт(?:ы|ов|ам|ами|ах)?(?![а-яё])|телефон|реквизит|позвонить|как\s+(?:к\s+вам\s+)?(?:проехать|доехать|добраться)|(?:схем|карт)[аыуе]\s+проезда|где\s+(?:вы(?![а-яё])|находитесь|ваш)|(?:график|режим|час(?:ы|ов)|время)\s+работы(?:\s+(?:офис|магазин|склад|компани)|[^а-яё]*$))/
/** The warranty, and what is done under it. */
export const WARRANTY = /(?<![а-яё])гаранти/
