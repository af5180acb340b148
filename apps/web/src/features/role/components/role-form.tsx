import type { RoleRow } from '@rondo/contract/role';
import type { PermissionCode } from '@rondo/domain/permission';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import type { DraftForm } from '../use-draft.ts';
import type { Editor } from '../use-editor.ts';
import { PermissionTree } from './permission-tree.tsx';
import { RoleFields } from './role-fields.tsx';

interface Props {
  role: RoleRow | null;
  editor: Editor;
  form: DraftForm;
  isReadOnly: boolean;
  /** Somebody saved another version meanwhile, and the reader wants to see it. */
  onCompare: (current: RoleRow) => void;
}

const NOTHING: ReadonlySet<PermissionCode> = new Set();

/** What a role is called, how far it sees and what it may; read-only with the reason. */
export function RoleForm({ role, editor, form, isReadOnly, onCompare }: Props) {
  const t = useT();
  const { dateTime } = useFormat();
  return (
    <>
      {role && isReadOnly && <Banner tone="mute">{t(reasonOf(role))}</Banner>}
      {role && form.isOvertaken && (
        <Banner
          tone="warn"
          action={
            <button type="button" className="button button-small" onClick={() => onCompare(role)}>
              {t('ui.conflict.compare')}
            </button>
          }
        >
          {role.updatedBy
            ? t('ui.conflict.by', { name: role.updatedBy.name, time: dateTime(role.updatedAt) })
            : t('ui.conflict.byNobody', { time: dateTime(role.updatedAt) })}
        </Banner>
      )}
      <div className="role-form">
        <RoleFields
          draft={form.draft}
          nameError={form.nameError}
          widest={editor.tier}
          isReadOnly={isReadOnly}
          onChange={form.change}
        />
        <PermissionTree
          held={form.draft.codes}
          saved={role ? form.saved.codes : null}
          giveable={isReadOnly ? NOTHING : editor.codes}
          isReadOnly={isReadOnly}
          onChange={(codes) => form.change({ codes })}
        />
      </div>
    </>
  );
}

function reasonOf({ key, locked }: RoleRow) {
  if (!locked) return 'role.above' as const;
  return key === 'owner' ? ('role.lockedOwner' as const) : ('role.lockedAdministrator' as const);
}
