/** What a value looks like, whatever its heading says. */

/** Postcodes that cannot be anything else: of the United Kingdom, Canada, the Netherlands, the United States with nine digits. */
const POSTCODES = [
  /^[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}$/i,
  /^[A-Z]\d[A-Z]\s?\d[A-Z]\d$/i,
  /^\d{4}\s?[A-Z]{2}$/,
  /^\d{5}-\d{4}$/,
];
export const isPostcode = (text: string): boolean => POSTCODES.some((pattern) => pattern.test(text));

/** A number of a mobile phone in China, or one with its country, or written in groups. */
export const isPhone = (text: string): boolean =>
  /^(?:1[3-9]\d{9}|\+\d[\d\s().-]{6,18}\d|\(?0\d{1,4}\)?[\s-]\d[\d\s-]{4,12}\d)$/.test(text);

export const isMail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text);

const DECIMAL = /^[+-]?\d{1,3}(?:[.,]\d+)?$/;
/** A number as of a coordinate, also one that is out of range: that is told by its row. */
export const isDecimal = (text: string): boolean => DECIMAL.test(text);

/** A coordinate as devices write them. */
export const isCoordinate = (text: string): boolean => /^[+-]?\d{1,3}[.,]\d{4,}$/.test(text);

export const isNumber = (text: string): boolean => /^[+-]?[\d\s,.']*\d(?:\s*[%\p{L}㎡²]{0,5})?$/u.test(text);

const YES_NO = new Set('yes|no|y|n|true|false|是|否|√|×|✓|✗|x|0|1'.split('|'));
export const isYesNo = (text: string): boolean => YES_NO.has(text.toLowerCase());
