import type { Shape } from '../shape.ts';
import type { memberFeature as zh } from '../zh-CN/member.feature.ts';
import { memberFields } from './member.fields.ts';

export const memberFeature = {
  job: { kind: { member: { import: 'Import members', export: 'Export members' } } },
  import: { form: { name: { member: 'Member import.xlsx' } } },
  state: {
    member: {
      invited: 'Invited',
      active: 'Active',
      disabled: 'Disabled',
      resigned: 'Resigned',
    },
  },
  audit: {
    kind: {
      member: 'Member',
    },
    event: {
      member: {
        created: 'added the member',
        invited: 'invited',
        updated: 'changed the member',
        assigned: 'reassigned the member',
        disable: 'disabled',
        enable: 'enabled',
        resign: 'recorded the resignation of',
        rejoin: 'took back',
        enter: 'signed in for the first time',
        password_issued: 'issued a new password to',
        change_password: 'changed the password of',
        set_password: 'set the password of',
        reset_password: 'reset the password of',
        change_contact: 'changed phone or e-mail of',
        imported: 'imported the member',
        overwritten: 'overwrote the member by import',
        import_run: 'imported members from',
        removed: 'took back the import of',
        restored: 'set back to before the import:',
      },
    },
    field: {
      ...memberFields.audited,
      departments: 'Departments',
      roles: 'Roles',
      scope: 'Store scope',
      managedShops: 'Stores managed',
      language: 'Language',
      avatar: 'Picture',
    },
  },
  error: {
    MEMBER_NOT_FOUND: 'This member does not exist or has resigned',
    MEMBER_MOBILE_TAKEN: 'This mobile number belongs to {name} ({state})',
    MEMBER_MAIL_TAKEN: 'This e-mail address belongs to {name} ({state})',
    MEMBER_NO_TAKEN: 'This staff number belongs to {name}',
    MEMBER_ABOVE: '{name} has more rights than you; you cannot change that',
    MEMBER_IS_OWNER: 'The owner has to transfer the company first',
    MEMBER_SELF: 'You cannot do this to yourself; ask another administrator',
    MEMBER_LAST_ADMIN: '{name} is the last administrator; name another one first',
    MEMBER_NEEDS_ROLE: '{name} has to keep at least one role',
    CONTACT_IS_THEIRS: '{name} proved this phone or e-mail, or uses it in another company; only they can change it',
    MEMBER_OUTSIDE_SHOP: '{name} does not cover this store. Choose somebody whose stores include it',
    NOT_STORE_STAFF: '{name} is not on the staff of this store. Self-inspections are made by the store itself',
  },
} satisfies Shape<typeof zh>;
