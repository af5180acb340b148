import type { Input } from '@rondo/contract/kit/endpoint';
import type { templateApi } from '@rondo/contract/template';
import type { ShownShare } from '@rondo/contract/template-share';
import { SHARED_AT, SHARED_WITH, type TemplateShare } from '@rondo/domain/template-share';
import type { Translate } from '../../shared/i18n.tsx';
import type { Faults } from '../../shared/ui/form/use-draft-form.ts';

type Reach = 'all' | 'some';
type Lists = { -readonly [K in keyof TemplateShare]: ShownShare[K] };

/** The setting as it is being chosen. */
export interface ShareDraft extends Lists {
  with: Reach;
  at: Reach;
}
/** What the form shows and changes. */
export interface ShareFormPart {
  draft: ShareDraft;
  put: (patch: Partial<ShareDraft>) => void;
  faults: Faults;
}

export const draftOf = (share: ShownShare | undefined): ShareDraft => ({
  with: share?.kinds.includes('some_people') ? 'some' : 'all',
  at: share?.kinds.includes('some_shops') ? 'some' : 'all',
  roleIds: share?.roleIds ?? [],
  departmentIds: share?.departmentIds ?? [],
  memberIds: share?.memberIds ?? [],
  groupIds: share?.groupIds ?? [],
  shopIds: share?.shopIds ?? [],
  tags: share?.tags ?? [],
  formats: share?.formats ?? [],
});

type Sent = Omit<Input<typeof templateApi.share>, 'id' | 'rev'>;

/** What was chosen under a part that is for all again is not sent; it stays in the form until that closes. */
export function sentOf({ with: who, at, ...lists }: ShareDraft): Sent {
  const { roleIds, departmentIds, memberIds, groupIds, shopIds, tags, formats } = lists;
  return {
    ...(who === 'some' ? { roleIds, departmentIds, memberIds } : {}),
    ...(at === 'some' ? { groupIds, shopIds, tags, formats } : {}),
  };
}

/** A part that is for some names something; stores that the reader does not see count. */
export function faultsOf(draft: ShareDraft, hiddenShops: number, t: Translate): Faults {
  const isEmpty = (names: readonly (keyof Lists)[]) => names.every((name) => draft[name].length === 0);
  return {
    ...(draft.with === 'some' && isEmpty(SHARED_WITH) ? { with: t('template.share.chooseWith') } : {}),
    ...(draft.at === 'some' && hiddenShops === 0 && isEmpty(SHARED_AT) ? { at: t('template.share.chooseAt') } : {}),
  };
}
