import { withoutFields } from '@rondo/contract/kit/field';
import { MEMBER_FIELDS } from '@rondo/contract/member-fields';

/** What a file can say of a member: remarks are written by hand. */
export const IMPORTED_FIELDS = withoutFields(MEMBER_FIELDS, ['remarks']);
/** What an import changes of a member who is there: a number and an address are ways to sign in and stay. */
export const OVERWRITTEN_FIELDS = withoutFields(IMPORTED_FIELDS, ['mobile', 'mail']);
