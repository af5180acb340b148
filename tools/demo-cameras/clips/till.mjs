import { told } from '../told.mjs';

const TILL_A = {
  lines: [
    {
      name: 'door',
      ends: [
        [4.55, 7.6],
        [6.25, 7.6],
      ],
      inside: [5.4, 6],
    },
  ],
  areas: [
    {
      name: 'counter',
      corners: [
        [0.4, 3],
        [1.3, 3],
        [1.3, 5.8],
        [0.4, 5.8],
      ],
    },
    {
      name: 'queue',
      corners: [
        [2.05, 3.2],
        [3.5, 3.2],
        [3.5, 6.4],
        [2.05, 6.4],
      ],
    },
  ],
};

const TILL_B = {
  lines: [
    {
      name: 'door',
      ends: [
        [0, 0.85],
        [0, 2.35],
      ],
      inside: [2, 1.6],
    },
  ],
  areas: [
    {
      name: 'counter',
      corners: [
        [0.6, 4.9],
        [5.4, 4.9],
        [5.4, 6],
        [0.6, 6],
      ],
    },
    {
      name: 'queue',
      corners: [
        [0.8, 2.6],
        [5.3, 2.6],
        [5.3, 4.05],
        [0.8, 4.05],
      ],
    },
  ],
};

export const TILL = [
  {
    ...TILL_A,
    room: 'till-a',
    name: 'till-corner-shop',
    seconds: 26,
    people: told(`
      staff-red at 0 from 0.9,3.9: stand 26 0 work
      bo at 1 from 0.2,8.8: walk 5,8.7 5.2,7 5.55,5.2; stand 2.8 0 browse; walk 5.2,6 3.2,5.2 2.5,3.95; stand 2.2 180 pay; walk 3.2,5.2 5.6,6.7 5.8,8.6 8.3,8.8
      dora at 13 from 8.3,8.6: walk 5.5,8.6 5.3,7 5.3,5.4 5.6,3.2; stand 3.5 0 browse; walk 5.3,5.4 5.5,7 5.2,8.7 0.2,8.9
      kim at 13.6 from 8.3,8.9 speed 1.1: walk 5.8,8.8 5.7,7 5.6,4.4; stand 3.4 20 browse; walk 5.7,5.6 5.8,7 5.5,8.9 0.2,9.1
    `),
  },
  {
    ...TILL_A,
    room: 'till-a',
    name: 'till-queue',
    seconds: 28,
    flip: true,
    tint: [0.97, 1, 1.05],
    people: told(`
      staff-green at 0 from 0.9,3.9: stand 28 0 work
      hana at 0 from 8.3,8.7: walk 5.4,8.6 5.3,7 3.4,6.1 2.75,5.6; stand 3 255; walk 2.55,4.75; stand 3 265 phone; walk 2.5,3.95; stand 2.6 180 pay; walk 3.2,5 5.5,6.6 5.7,8.6 8.3,8.9
      carl at 7 from 8.3,8.7: walk 5.4,8.6 5.3,7 3.4,6.1 2.75,5.6; stand 3 255; walk 2.55,4.75; stand 3 265 phone; walk 2.5,3.95; stand 2.6 180 pay; walk 3.2,5 5.5,6.6 5.7,8.6 8.3,8.9
      fay at 14 from 8.3,8.7: walk 5.4,8.6 5.3,7 3.4,6.1 2.75,5.6; stand 3 255; walk 2.55,4.75; stand 3 265 phone; walk 2.5,3.95; stand 2.6 180 pay; walk 3.2,5 5.5,6.6 5.7,8.6 8.3,8.9
      gus at 21 from 8.3,8.7: walk 5.4,8.6 5.3,7 3.4,6.1 2.75,5.6; stand 3 255; walk 2.55,4.75; stand 3 265 phone; walk 2.5,3.95; stand 2.6 180 pay; walk 3.2,5 5.5,6.6 5.7,8.6 8.3,8.9
    `),
  },
  {
    ...TILL_B,
    room: 'till-b',
    name: 'till-bakery',
    seconds: 24,
    people: told(`
      staff-green at 2 from 4.65,5.3: stand 6.6 270 work; walk 2,5.4; stand 3.5 90 browse; walk 4.65,5.3; stand on 270 work
      ivo at 22 from -1.2,-0.6: walk -0.6,1.5 1.4,1.9 3,3.2; stand 3.5 90; walk 4.5,3.4; stand 4 90 pay; walk 2.6,2.4 0.6,1.7 -0.8,1.6 -1.1,4
      mina at 9 from -1.2,4 speed 0.95: walk -0.7,1.8 1.2,1.7 2.2,3.2; stand 5 90 talk; walk 1.3,2.1 -0.6,1.5 -1.2,-0.8
    `),
  },
  {
    ...TILL_B,
    room: 'till-b',
    name: 'till-unattended',
    seconds: 24,
    flip: true,
    tint: [1.04, 1, 0.93],
    people: told(`
      staff-red at 18 from 6.2,8: walk 6.2,6.2 5.7,5.4 4.65,5.25; stand 4 270 work; walk 5.7,5.4 6.2,6.3 6.2,8
      emil at 1 from -1.2,-0.8: walk -0.6,1.5 1.6,1.9 4.3,3.45; stand 10 80 phone; walk 2.4,2.3 0.5,1.6 -0.7,1.6 -1.2,4
      anna at 5 from -1.2,4.2: walk -0.6,1.8 1.5,1.7 3.1,3.1; stand 9.5 60; walk 1.6,1.8 -0.6,1.5 -1.2,-0.9
    `),
  },
  {
    ...TILL_A,
    room: 'night',
    name: 'night-closed',
    seconds: 24,
    noise: 0.03,
    people: [],
  },
];
