import { told } from '../told.mjs';

const SEATING = {
  lines: [
    {
      name: 'door',
      ends: [
        [5.7, 7.2],
        [7.1, 7.2],
      ],
      inside: [6.4, 6],
    },
  ],
  areas: [
    {
      name: 'tables',
      corners: [
        [1.6, 1],
        [7.3, 1],
        [7.3, 5],
        [1.6, 5],
      ],
    },
    {
      name: 'counter',
      corners: [
        [0.9, 6.4],
        [4.4, 6.4],
        [4.4, 7.1],
        [0.9, 7.1],
      ],
    },
  ],
};

export const TABLES = [
  {
    ...SEATING,
    room: 'seating',
    name: 'seating-cafe',
    seconds: 24,
    people: told(`
      staff-green at 0 from 3.5,6.75: stand 24 270 work
      anna at 0 from 4.6,4.62: sit 24 270 eat
      ivo at 0 from 4.6,3.38: sit 24 90 talk
      mina at 0 from 2.3,2.62: sit 24 270 eat
      emil at 3 from 9,8.2: walk 6.6,8.4 6.3,7 5.6,5.7 3.7,5.25; stand 4.5 90 pay; walk 5.6,5.6 6.3,7 6.5,8.4 9,8.6
    `),
  },
  {
    ...SEATING,
    room: 'seating',
    name: 'seating-family',
    seconds: 24,
    flip: true,
    tint: [1.05, 1, 0.93],
    people: told(`
      staff-red at 8 from 3.5,6.75: stand 8 270 work; walk 1.9,6.75; stand 5 270 work; walk 3.5,6.75; stand on 270 work
      dora at 0 from 2.3,4.62: sit 24 270 talk
      kim at 0 from 2.3,3.38: sit 24 90 eat
      carl at 0 from 4.6,2.62: sit 24 270 phone
      fay at 6 from 9,8.4: walk 6.6,8.4 6.3,7 5.5,5.4 5.55,3.2; stand 3 250; walk 5.6,5.4 6.3,7 6.5,8.4 9,8.6
    `),
  },
];
