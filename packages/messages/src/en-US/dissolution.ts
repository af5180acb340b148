import type { Shape } from '../shape.ts';
import type { dissolution as zh } from '../zh-CN/dissolution.ts';

export const dissolution = {
  title: 'Dissolve company',
  hint: 'Everybody is signed out, and all data is deleted for good 30 days later.',
  open: 'Dissolve company…',
  whatHappens: 'What happens',
  consequence: {
    told: 'All members are told at once, and every page shows a countdown.',
    coolingOff:
      'A cooling-off of {hours} hours: work goes on, but nobody can be invited or admitted and the company cannot be transferred. You can take it back at any time.',
    end: 'After {time} everybody is signed out and cannot get in any more.',
    purge:
      'Another {days} days later all data and files are deleted for good, and the certificate is mailed to you. There is no way back.',
  },
  inventory: 'Will be deleted',
  row: {
    members: 'Members',
    departments: 'Departments',
    roles: 'Roles',
    shops: 'Stores',
    templates: 'Templates',
    tasks: 'Tasks',
    records: 'Inspections',
    rectifications: 'Rectifications',
    messages: 'Messages',
    files: 'Files',
    bytes: 'Size of files',
  },
  backup: 'Export what you want to keep first: stores, members and inspections can be exported from their lists.',
  typeName: 'Type the full name of the company: {name}',
  nameDiffers: 'This is not the full name of the company',
  code: 'Code',
  codeHint: 'Sent to your own phone or e-mail address',
  start: 'Start dissolving',
  started: 'Started. You can take it back until {time}',
  runningTitle: 'The company is being dissolved',
  running: 'It ends at {time} ({zone}), in {left}.',
  keep: 'Keep company',
  keepTitle: 'Keep the company',
  keepHint: 'The company goes on as before, and all members are told.',
  kept: 'Taken back: the company goes on',
  banner: 'Everybody is signed out at {time} ({zone}); the data is deleted afterwards.',
  bannerOwner: 'See or take back',
} satisfies Shape<typeof zh>;
