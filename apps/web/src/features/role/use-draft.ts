import type { RoleRow } from '@rondo/contract/role';
import { LIMIT } from '@rondo/domain/limit';
import type { PermissionCode } from '@rondo/domain/permission';
import { TIERS } from '@rondo/domain/role';
import { mayAdd, requirementsOf } from '@rondo/domain/role-edit';
import { useState } from 'react';
import { useT } from '../../shared/i18n.tsx';
import { changeCount, changedFields, draftOf, EMPTY_DRAFT, type RoleDraft } from './role-draft.ts';
import type { Editor } from './use-editor.ts';

interface Base {
  /** The version it was read at; null for a new role. */
  rev: number | null;
  draft: RoleDraft;
}

/**
 * What somebody writes over a role. While nothing is written it follows what others save; afterwards it stays, and
 * `isOvertaken` says that somebody was faster.
 */
export function useDraft(role: RoleRow | null, source: RoleRow | null, editor: Editor) {
  const t = useT();
  const [base, setBase] = useState<Base>(() => baseOf(role));
  const [draft, setDraft] = useState<RoleDraft>(() =>
    source && !role ? copyOf(source, t('role.copyName', { name: source.name }), editor) : base.draft,
  );
  const [isTried, setTried] = useState(false);
  const isDirty = changedFields(base.draft, draft).length > 0;
  const isBehind = role !== null && role.rev > (base.rev ?? -1);
  const load = () => {
    const next = baseOf(role);
    setBase(next);
    setDraft(next.draft);
    setTried(false);
  };
  if (isBehind && !isDirty) load();
  const name = draft.name.trim();
  const nameFault =
    name === ''
      ? t('role.nameEmpty')
      : [...name].length > LIMIT.name.role
        ? t('role.nameLong', { max: LIMIT.name.role })
        : null;
  return {
    draft,
    rev: base.rev ?? 0,
    change: (patch: Partial<RoleDraft>) => setDraft((now) => ({ ...now, ...patch })),
    discard: load,
    /** Goes on with a draft that was compared with what is stored now. */
    rebase: (to: RoleRow, next: RoleDraft) => {
      setBase(baseOf(to));
      setDraft(next);
    },
    /** What was written is what is stored now. */
    settle: () => setBase(({ rev }) => ({ rev: (rev ?? 0) + 1, draft })),
    isDirty,
    isOvertaken: isBehind && isDirty,
    saved: base.draft,
    changes: changeCount(base.draft, draft),
    fields: changedFields(base.draft, draft),
    /** What is wrong with the name, as soon as somebody tried to save it. */
    nameError: isTried || [...name].length > LIMIT.name.role ? nameFault : null,
    /** Whether it can be saved; from now on a fault is shown. */
    isReady: () => {
      setTried(true);
      return nameFault === null;
    },
  };
}

const baseOf = (role: RoleRow | null): Base => ({
  rev: role?.rev ?? null,
  draft: role ? draftOf(role) : EMPTY_DRAFT,
});

/** Everything but the name, which nobody else has, and what the editor could not give. */
function copyOf(source: RoleRow, name: string, editor: Editor): RoleDraft {
  const draft = draftOf(source);
  const isOpen = (code: PermissionCode): boolean => mayAdd(editor, code) && requirementsOf(code).every(isOpen);
  return {
    ...draft,
    name: [...name].slice(0, LIMIT.name.role).join(''),
    codes: new Set([...draft.codes].filter(isOpen)),
    tier: TIERS.indexOf(draft.tier) > TIERS.indexOf(editor.tier) ? editor.tier : draft.tier,
  };
}

export type DraftForm = ReturnType<typeof useDraft>;
