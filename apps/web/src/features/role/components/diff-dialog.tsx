import { type RoleRow, roleApi } from '@rondo/contract/role';
import { failureWords } from '../../../shared/http/http.ts';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { FieldError } from '../../../shared/ui/form/field.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import type { DraftField, RoleDraft } from '../role-draft.ts';
import { isFelt, RoleDiffSums } from './role-diff-sums.tsx';

interface Props {
  act: 'save' | 'restore';
  role: RoleRow;
  /** What it becomes. */
  to: RoleDraft;
  /** What was edited, for what is no permission. */
  fields: readonly DraftField[];
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

const QUIET = ['name', 'description', 'dispatchable'] as const;

/** Before a role is saved: who gains and who loses what, worked out from everything they hold. */
export function DiffDialog({ act, role, to, fields, isBusy, onConfirm, onClose }: Props) {
  const t = useT();
  const diff = useCall(roleApi.diff, { id: role.id, codes: [...to.codes], tier: to.tier });
  const others = QUIET.filter((field) => fields.includes(field)).map((field) => t(`role.field.${field}`));
  return (
    <Dialog
      title={t(act === 'save' ? 'role.diff.title' : 'role.diff.restoreTitle')}
      width={560}
      isSticky
      onClose={onClose}
      footer={
        <>
          <button type="button" className="button" onClick={onClose}>
            {t('ui.cancel')}
          </button>
          <button
            type="button"
            className="button button-primary"
            disabled={!diff.data}
            aria-busy={isBusy}
            onClick={() => {
              if (!isBusy) onConfirm();
            }}
          >
            {t(act === 'save' ? 'role.diff.confirm' : 'role.diff.restoreConfirm')}
          </button>
        </>
      }
    >
      {diff.isPending && <SkeletonRows rows={3} />}
      {diff.error && <FieldError>{failureWords(diff.error)}</FieldError>}
      {diff.data && <RoleDiffSums diff={diff.data} />}
      {diff.data && isFelt(diff.data) && (
        <p className="meta">
          {diff.data.losing > 0 && `${t('role.diff.byOther')} `}
          {t('role.diff.at')}
        </p>
      )}
      {others.length > 0 && (
        <p className="meta">{t('role.diff.others', { fields: others.join(t('permission.forbidden.separator')) })}</p>
      )}
    </Dialog>
  );
}
