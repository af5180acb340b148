import { told } from '../told.mjs';

const DOOR = {
  lines: [
    {
      name: 'door',
      ends: [
        [2.7, 6.8],
        [4.9, 6.8],
      ],
      inside: [3.8, 5],
    },
  ],
  areas: [
    {
      name: 'entrance',
      corners: [
        [2.6, 5],
        [5, 5],
        [5, 6.75],
        [2.6, 6.75],
      ],
    },
  ],
};

export const DOORS = [
  {
    ...DOOR,
    room: 'door-a',
    name: 'door-fashion',
    seconds: 24,
    people: told(`
      ivo at 0 from -1.6,8.4: walk 3.3,8.3 3.7,6.5 3.9,3.6 4,-1.5
      fay at 5 from 9.6,8.6 speed 1.3: walk 4.2,8.3 3.9,6.6 5.6,4 6.3,3.3; stand 3.5 0 browse; walk 4.4,4.4 3.8,6.6 3.4,8.4 -1.6,8.7
      leo at 12 from 4.1,-1.5 speed 1.15: walk 3.9,2.6 4.1,6.4 4.6,8.4 9.6,8.6
      carl at 12.4 from 3.5,-1.9 speed 1.15: walk 3.6,2.6 3.6,6.4 4.4,8.1 9.6,8.2
      staff-blue at 17 from 1.4,-1.5: walk 1.5,3.4; stand 3.6 180 browse; walk 1.6,-1.5
    `),
  },
  {
    ...DOOR,
    room: 'door-b',
    name: 'door-evening',
    seconds: 24,
    flip: true,
    noise: 0.018,
    people: told(`
      hana at 1 from 9.6,8.5: walk 4.2,8.4 3.9,6.6 3.9,4 4,-1.6
      emil at 8 from 3.8,-1.6: walk 3.9,3 3.7,6.6 3.2,8.3 -1.6,8.5
      mina at 13.5 from -1.6,8.4 speed 1.35: walk 3.4,8.3 3.8,6.5 3.9,4.3; stand 2 250; walk 3.8,6.5 4.3,8.3 9.6,8.5
      gus at 18.5 from 9.6,8.7 speed 1.3: walk 4.4,8.4 4.1,6.6 3.8,3.8 4,-1.6
    `),
  },
];
