import { pinyin } from 'pinyin-pro';

/**
 * How a name is typed on a keyboard without Chinese: whole pinyin and its initials, lower case, one space between; Latin
 * letters stay. `陈一鸣` gives `chenyiming cym`. Searched as a substring, so that `yiming` and `cym` find it.
 */
export function pinyinOf(name: string): string {
  const syllables = pinyin(name, { toneType: 'none', type: 'array', nonZh: 'consecutive', surname: 'head' });
  const plain = syllables.map((s) => s.toLowerCase().replace(/[^a-z0-9]/g, '')).filter((s) => s !== '');
  const whole = plain.join('');
  const initials = plain.map((s) => s[0]).join('');
  return whole === '' ? '' : `${whole} ${initials}`.slice(0, 200);
}
