import type { Shape } from '../shape.ts';
import type { guide as zh } from '../zh-CN/guide.ts';

export const guide = {
  title: 'Novice guide',
  intro: 'An item is ticked by what the company really has. Delete it, and the tick goes.',
  none: 'There is no guide for your roles.',
  noneHint: 'The help centre says how things are done.',
  progress: '{done} of {total} done',
  left: 'Novice guide, {count} left',
  state: { todo: 'To do', done: 'Done', skipped: 'Skipped' },
  go: 'Go there',
  skip: 'Skip',
  unskip: 'Take back',
  skipTitle: 'Skip “{item}”?',
  skipReason: 'Reason',
  skipHint: 'May be left out; administrators do not see it',
  putAway: 'Put the guide away',
  putAwayDone: 'Put away; the help centre opens it again',
  takeOut: 'Remind me again',
  isPutAway: 'The guide is put away: the top bar says nothing of it.',
  step: {
    next: 'Next',
    end: 'Got it',
    close: 'Close the guide',
    count: '{at} of {of}',
    menu: 'The way in is in the menu at the left.',
    help: 'Unsure? Help with this page opens here.',
  },
  item: {
    company: {
      title: 'Complete the company’s facts',
      why: 'The logo stands on reports and exported files.',
      how: 'Edit the company here and upload its logo.',
    },
    department: {
      title: 'Create a department',
      why: 'Members belong to departments, and announcements go to them.',
      how: 'Create the first department here.',
    },
    members: {
      title: 'Add members',
      why: 'Without people no task can be dispatched.',
      how: 'Create members here, or import a table.',
    },
    shop: {
      title: 'Add a store with its manager',
      why: 'Inspections happen in stores, and managers handle rectifications.',
      how: 'Create a store here with its hours and manager.',
    },
    device: {
      title: 'Connect a device',
      why: 'Cameras show the store live and make remote inspections possible.',
      how: 'Add a device here.',
    },
    template: {
      title: 'Publish a template',
      why: 'A template says what is inspected and how it is scored.',
      how: 'Copy one of the system, change it and publish it.',
    },
    inspection: {
      title: 'Finish the first inspection',
      why: 'Statistics begin with the first record.',
      how: 'Open an inspection among the tasks and start.',
    },
    rectification: {
      title: 'Complete the first rectification',
      why: 'A problem is settled when somebody handled and somebody reviewed it.',
      how: 'Rectifications are listed here; open one and follow it.',
    },
    process: {
      title: 'Set the default process',
      why: 'Reviewers and deadlines are set once for every dispatch.',
      how: 'Set the default process here and save.',
    },
    cycle: {
      title: 'Start the first cycle',
      why: 'Regular inspections are dispatched by themselves.',
      how: 'Create a cycle here.',
    },
    announcement: {
      title: 'Publish an announcement',
      why: 'Everybody hears it at once, and you see who has not read it.',
      how: 'Write an announcement here.',
    },
    subscription: {
      title: 'Subscribe to a report',
      why: 'Reports come at their time; nobody has to look for them.',
      how: 'Subscriptions are listed here; a statistics page makes new ones.',
    },
    watch: {
      title: 'Watch a camera live',
      why: 'See your store without being there.',
      how: 'Choose a camera and watch.',
    },
    self_inspection: {
      title: 'Finish a self-inspection',
      why: 'Who looks first finds problems early.',
      how: 'Self-inspections stand among the tasks; open one and start.',
    },
    handle_rectification: {
      title: 'Handle a rectification',
      why: 'The reviewer needs your photos to approve.',
      how: 'Open yours and submit what you did.',
    },
    read_announcement: {
      title: 'Read an announcement',
      why: 'Head office says here what it asks for.',
      how: 'Open an announcement and read it.',
    },
    remote_inspection: {
      title: 'Finish a remote inspection',
      why: 'Score beside the live picture, without the way there.',
      how: 'Choose a store and start a remote inspection here.',
    },
    picture_rectification: {
      title: 'Start a rectification from a screenshot',
      why: 'A problem in a picture is rectified at once.',
      how: 'Open a picture and start a rectification.',
    },
  },
  role: { owner: 'Administrators', store_manager: 'Store managers', inspector: 'Inspectors' },
  report: {
    title: 'Progress of the guide',
    noun: 'members',
    search: 'Search members',
    score: 'The company has {done} of {total}',
    nothingYet: 'Nobody stands at an item of the guide.',
    column: { name: 'Member', role: 'Role', item: 'Stands at', since: 'Since', done: 'Done' },
    group: '{role} · {item}',
  },
} satisfies Shape<typeof zh>;
