import { told } from '../told.mjs';

const AISLE_A = {
  lines: [
    {
      name: 'far end',
      ends: [
        [0.5, 8.6],
        [3.3, 8.6],
      ],
      inside: [2, 10],
    },
  ],
  areas: [
    {
      name: 'left aisle',
      corners: [
        [0.5, 1],
        [3.2, 1],
        [3.2, 8],
        [0.5, 8],
      ],
    },
    {
      name: 'cold cabinets',
      corners: [
        [0.6, 9.3],
        [6.8, 9.3],
        [6.8, 10.7],
        [0.6, 10.7],
      ],
    },
  ],
};

const AISLE_B = {
  lines: [
    {
      name: 'door',
      ends: [
        [7, 4.7],
        [7, 6.5],
      ],
      inside: [5, 5.6],
    },
  ],
  areas: [
    {
      name: 'fruit',
      corners: [
        [1.9, 1.5],
        [4.7, 1.5],
        [4.7, 2.7],
        [1.9, 2.7],
      ],
    },
  ],
};

export const AISLE = [
  {
    ...AISLE_A,
    room: 'aisle-a',
    name: 'aisle-supermarket',
    seconds: 24,
    people: told(`
      fay at 0 from 2.6,-2: walk 2.3,1.5 1.4,3.9; stand 2 180 browse; walk 2,6 2.2,9.2 4.2,9.6 5.6,8.4 5.6,-1.5
      carl at 6 from 5.6,-1.5 speed 1.45: walk 5.5,8.4 4.4,9.9; stand 3 90 browse; walk 2.4,9.2 2.3,5 2.7,-2
      leo at 15 from 2.1,-1.8 speed 1.15: walk 1.8,2 2,4.6; stand 1.2 60; walk 2.6,3 2.9,-1.8
      dora at 14.3 from 2.6,-1.8 speed 1.1: walk 2.5,2 2.55,4.2; stand 1.8 0 browse; walk 2.4,2.6 2.3,-1.8
    `),
  },
  {
    ...AISLE_A,
    room: 'aisle-a',
    name: 'aisle-restocking',
    seconds: 24,
    flip: true,
    tint: [0.94, 1, 1.07],
    gain: 0.93,
    people: told(`
      staff-blue at 0 from 1.25,5.2: stand 24 180 browse
      hana at 4 from 2.7,-2 speed 1.4: walk 2.5,2 2.4,7 2.6,9.9; stand 3.2 90 browse; walk 2.1,8 2.5,3 2.8,-2
      gus at 15 from 5.6,-1.5 speed 1.45: walk 5.5,8.3 3.6,9.5 2.3,8 2.5,3 2.8,-2
    `),
  },
  {
    ...AISLE_B,
    room: 'aisle-b',
    name: 'aisle-greengrocer',
    seconds: 24,
    people: told(`
      staff-green at 0 from 6.55,1.7: stand 24 180 work
      anna at 1 from 8,9.5 speed 1.4: walk 7.8,5.9 6,5.6 4.9,4.2 4.4,2.1 3.6,2.2; stand 2.2 90 browse; walk 4.9,1.75; stand 1.8 0 pay; walk 4.9,4 6,5.6 7.8,5.4 8.2,1.5
      bo at 14 from 8.2,1.5: walk 7.8,5.3 5.6,5.7 3,5.85; stand 4 270 browse; walk 5.4,5.9 7.8,5.8 8,9.5
    `),
  },
];
