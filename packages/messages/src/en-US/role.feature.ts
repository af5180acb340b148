import type { Shape } from '../shape.ts';
import type { roleFeature as zh } from '../zh-CN/role.feature.ts';

export const roleFeature = {
  audit: {
    kind: {
      role: 'Role',
    },
    event: {
      role: {
        created: 'created the role',
        updated: 'changed the role',
        restored: 'restored the role',
        deleted: 'deleted the role',
        assigned: 'gave the role',
      },
    },
    field: {
      codes: 'Permissions',
      tier: 'Visibility',
      dispatchable: 'Can be dispatched to',
      members: 'Members',
    },
  },
  error: {
    ROLE_NAME_TAKEN: 'This role name exists already',
    ROLE_LIMIT: 'There can be at most {max} custom roles',
    ROLE_LOCKED: 'The roles of owner and administrator cannot be changed',
    ROLE_ABOVE: 'The role “{name}” has more rights than you; you cannot give or change it',
    ROLE_NOT_PRESET: 'A custom role has no default to restore',
    ROLE_IN_USE: 'The role is in use and cannot be deleted',
    CODE_NEEDS_PARENT: '“{child}” needs “{parent}” with it',
    SCOPE_ABOVE: 'These stores go beyond your own',
  },
} satisfies Shape<typeof zh>;
