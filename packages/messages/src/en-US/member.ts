import type { Shape } from '../shape.ts';
import type { member as zh } from '../zh-CN/member.ts';

export const member = {
  role: {
    owner: 'Enterprise owner',
    administrator: 'Administrator',
    area_manager: 'Area manager',
    inspector: 'Inspector',
    store_manager: 'Store manager',
    staff: 'Staff',
  },
} satisfies Shape<typeof zh>;
