import type { Shape } from '../shape.ts';
import type { templateShare as zh } from '../zh-CN/template.share.ts';

/** Who may use a template, and where, English. */
export const templateShare = {
  share: {
    title: 'Visible to',
    hint: 'Who may dispatch or start inspections with this template, and at which stores. Tasks that were dispatched stay as they are.',
    act: 'Share scope',
    with: 'Who may use it',
    withAll: 'Everybody',
    withSome: 'Chosen roles, departments or members',
    withHint: 'Any one of these is enough. Whoever manages templates may always use it.',
    at: 'Where it may be used',
    atAll: 'All stores',
    atSome: 'Chosen stores',
    atHint:
      'Stores in one of the groups, with one of the tags and of one of the formats; what is left empty asks for nothing. Stores that are chosen by name are always among them.',
    roleIds: 'Roles',
    departmentIds: 'Departments, with those below',
    memberIds: 'Members',
    groupIds: 'Groups, with those below',
    shopIds: 'Stores',
    tags: 'Store tags',
    formats: 'Formats',
    hiddenShops:
      '{count} more {count|store is|stores are} outside your scope and {count|stays|stay} as {count|it is|they are}.',
    nobodyLeft: 'Nothing that was chosen is left',
    chooseWith: 'Choose at least one role, department or member',
    chooseAt: 'Choose at least one group, store, tag or format',
    openTasks: '{count} open {count|task stays as it is|tasks stay as they are}',
    cycles: '{count} running cyclic {count|task follows|tasks follow} the new scope from the next date on',
    saved: 'Share scope saved',
    kind: { everybody: 'Everybody, all stores', some_people: 'Chosen people', some_shops: 'Chosen stores' },
  },
} satisfies Shape<typeof zh>;
