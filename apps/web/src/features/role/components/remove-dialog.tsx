import { type RoleRow, roleApi } from '@rondo/contract/role';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { failureWords } from '../../../shared/http/http.ts';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { FieldError } from '../../../shared/ui/form/field.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { toast } from '../../../shared/ui/toast.ts';

interface Props {
  role: RoleRow;
  onClose: () => void;
  onGone: () => void;
}

/** Deletes a role that nothing names; otherwise what names it, each with the way there. */
export function RemoveDialog({ role, onClose, onGone }: Props) {
  const t = useT();
  const { data: references, isPending, error } = useCall(roleApi.references, { id: role.id });
  const remove = useAct(roleApi.remove, {
    onDone: () => {
      toast.ok(t('role.remove.removed', { name: role.name }));
      onGone();
    },
  });
  const isFree = references?.length === 0;
  return (
    <Dialog
      title={t('role.remove.title', { name: role.name })}
      onClose={onClose}
      footer={
        <>
          <button type="button" className="button" onClick={onClose}>
            {t(isFree ? 'ui.cancel' : 'ui.close')}
          </button>
          {isFree && (
            <button
              type="button"
              className="button button-danger"
              aria-busy={remove.busy}
              onClick={() => {
                if (!remove.busy) void remove.run({ id: role.id, rev: role.rev });
              }}
            >
              {t('role.remove.verb')}
            </button>
          )}
        </>
      }
    >
      {isPending && <SkeletonRows rows={2} />}
      {error && <FieldError>{failureWords(error)}</FieldError>}
      {isFree && <p>{t(role.key ? 'role.remove.presetFree' : 'role.remove.free')}</p>}
      {references && !isFree && (
        <>
          <p>{t('role.remove.used', { count: Math.max(references.length, role.members) })}</p>
          <ul className="role-references">
            {references.map(({ kind, name, page }) => (
              <li key={`${kind} ${page} ${name}`}>
                <span className="meta">{t(`role.remove.${kind}`)}</span>
                <span className="ellipsis">{name}</span>
                <Link to={page}>
                  {t('role.remove.change')}
                  <ArrowRight size={14} strokeWidth={1.75} aria-hidden />
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
