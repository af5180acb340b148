/** What stands between two names of places: nothing to read in Chinese, a comma where letters are Latin. */
const between = (name: string): string => (/\p{Script=Han}$/u.test(name) ? ' ' : ', ');

/** Province, city and district as one text; what is empty or said twice (a city that is its own province) stands once. */
export function regionOf(shop: { province: string; city: string; district: string }): string {
  const names = [...new Set([shop.province, shop.city, shop.district].filter((name) => name !== ''))];
  return names.reduce((text, name) => (text === '' ? name : `${text}${between(text)}${name}`), '');
}
