import { told } from '../told.mjs';

const KITCHEN = {
  lines: [
    {
      name: 'door',
      ends: [
        [4.1, 6.4],
        [5.1, 6.4],
      ],
      inside: [4.6, 5],
    },
  ],
  areas: [
    {
      name: 'stoves',
      corners: [
        [0.8, 0.8],
        [1.9, 0.8],
        [1.9, 4.7],
        [0.8, 4.7],
      ],
    },
  ],
};

const STORAGE = {
  lines: [
    {
      name: 'door',
      ends: [
        [2.3, 8.2],
        [3.5, 8.2],
      ],
      inside: [2.9, 6],
    },
  ],
  areas: [
    {
      name: 'racks',
      corners: [
        [0.7, 0.8],
        [4.9, 0.8],
        [4.9, 6],
        [0.7, 6],
      ],
    },
  ],
};

export const BACK = [
  {
    ...KITCHEN,
    room: 'kitchen',
    name: 'kitchen-lunch',
    seconds: 24,
    people: told(`
      cook-a at 0 from 1.2,2.25: stand 10 180 stir; walk 1.2,3.2; stand 8.4 180 stir; walk 1.2,2.25; stand on 180 stir
      cook-b at 0 from 3.72,2.1: stand 24 180 chop
      staff-red at 3 from 6.3,7.1 gesture carry: walk 4.7,7 4.6,6 4.1,4.6; stand 4 180 work; walk 4.6,6 4.7,7 6.3,7.1
    `),
  },
  {
    ...KITCHEN,
    room: 'kitchen',
    name: 'kitchen-evening',
    seconds: 24,
    flip: true,
    tint: [1.05, 1, 0.92],
    people: told(`
      cook-b at 4 from 6.3,7.1: walk 4.7,7 4.6,6 4.5,3.4 4.78,2.5; stand 9 0 work; walk 4.4,4 4.6,6.2 4.7,7 6.3,7.1
      cook-a at 14 from 1.6,3.5: stand 9 0 chop; walk 1.5,5.2 2.9,5.3 3.9,5.2; stand 1.5 0; walk 2.6,5.3 1.5,5 1.6,3.5; stand on 0 chop
    `),
  },
  {
    ...STORAGE,
    room: 'storage',
    name: 'storage-racks',
    seconds: 24,
    people: told(`
      keeper at 0 from 1.2,9.1 speed 1.25: walk 2.8,9 2.9,7.8 2.9,6 1.5,4.8; stand 2 180 browse; walk 3,4.2 4.1,3.2; stand 2.6 0 browse; walk 3,5.5 2.9,7.8 2.8,9 1.2,9.1
      staff-red at 12 from 1.2,9.1 speed 1.2: walk 2.8,9 2.9,7.8 2.7,5 1.5,3; stand 3.5 180 browse; walk 2.6,5 2.9,7.8 2.8,9 1.2,9.1
    `),
  },
  {
    ...STORAGE,
    room: 'storage',
    name: 'storage-delivery',
    seconds: 24,
    flip: true,
    tint: [1.03, 1, 0.95],
    people: told(`
      staff-blue at 2 from 1.2,9.1 speed 1.1 gesture carry: walk 2.8,9 2.9,7.8 2.8,6 2.6,2.2; stand 2 250; walk 2.8,5 2.9,7.8 2.8,9 1.2,9.1
      keeper at 16 from 1.2,9.1 speed 1.15: walk 2.8,9 2.9,7.8 3.2,6.2 4,5; stand 10 0 browse; walk 3.1,6 2.9,7.8 2.8,9 1.2,9.1
    `),
  },
];
