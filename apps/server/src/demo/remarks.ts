import type { Chance } from './chance.ts';
import type { DemoMember } from './people.ts';

/** What people write beside a move, in the language they write. An empty one is left out. */
const REMARKS = {
  handle: [
    ['已处理，照片见附件。', 'Done, see the photo.'],
    ['换了新的，班组已提醒。', 'Replaced, and the team was told.'],
    ['当场整改，明早再查一次。', 'Fixed on the spot, will check again tomorrow.'],
    ['已报修，师傅上午来过。', 'Engineer came this morning.'],
    ['', ''],
  ],
  approve: [
    ['可以。', 'Good.'],
    ['看过照片，合格。', 'Photo is fine.'],
    ['', ''],
    ['', ''],
  ],
  reject: [
    ['照片看不清标签，请补拍。', 'The label cannot be read, please take it again.'],
    ['只做了一半，另一侧也要。', 'Only half of it, the other side too please.'],
    ['请拍同一个角度。', 'Please take it from the same angle.'],
  ],
  return: [
    ['两处没有拍到全景，请到店补拍后再交。', 'Two views are missing, please go back and take them.'],
    ['温度没有写清是哪台冰箱，请重查。', 'It does not say which fridge was measured, please check again.'],
  ],
  end: [
    ['门店装修，随工程一起做。', 'Part of the coming refit.'],
    ['设备已淘汰，不再适用。', 'The machine was retired.'],
    ['与另一条重复。', 'Same as another one.'],
  ],
} as const satisfies Record<string, readonly (readonly [string, string])[]>;

export function remark(move: keyof typeof REMARKS, { isChinese }: DemoMember, luck: Chance): string | null {
  return luck.pick<readonly [string, string]>(REMARKS[move])[isChinese ? 0 : 1] || null;
}
