import type { RoleRow } from '@rondo/contract/role';
import { ArrowLeft, Copy, RotateCcw, Trash2 } from 'lucide-react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Pill } from '../../../shared/ui/drawer/pill.tsx';
import { useRoleParams } from '../use-role-params.ts';
import type { RoleQuestion } from './role-asked.tsx';

interface Props {
  role: RoleRow | null;
  source: RoleRow | null;
  isFolded: boolean;
  onAsk: (question: RoleQuestion) => void;
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The name of a role, who changed it last, and what can be done with it as a whole. */
export function RoleHead({ role, source, isFolded, onAsk }: Props) {
  const t = useT();
  const { ago, dateTimeFull } = useFormat();
  const params = useRoleParams();
  const title = role?.name ?? (source ? t('role.copyTitle', { name: source.name }) : t('role.newTitle'));
  return (
    <header className="role-head">
      {isFolded && (
        <button type="button" className="quiet" aria-label={t('role.backToList')} onClick={() => params.show(null)}>
          <ArrowLeft {...icon} />
        </button>
      )}
      <div className="role-title">
        <h2 title={title}>{title}</h2>
        {role && <Pill tone="line">{t(role.key ? 'role.kind.preset' : 'role.kind.own')}</Pill>}
        {role && (
          <span className="meta role-updated" title={dateTimeFull(role.updatedAt)}>
            {role.updatedBy
              ? t('role.updated', { name: role.updatedBy.name, time: ago(role.updatedAt) })
              : t('role.updatedAt', { time: ago(role.updatedAt) })}
          </span>
        )}
      </div>
      {role && (
        <div className="role-acts">
          <button type="button" className="button button-small" onClick={() => params.create(role.id)}>
            <Copy {...icon} size={14} />
            {t('role.act.copy')}
          </button>
          {role.can.restore && (
            <button type="button" className="button button-small" onClick={() => onAsk('restore')}>
              <RotateCcw {...icon} size={14} />
              {t('role.act.restore')}
            </button>
          )}
          {role.can.remove && (
            <button type="button" className="button button-small" onClick={() => onAsk('remove')}>
              <Trash2 {...icon} size={14} />
              {t('role.act.remove')}
            </button>
          )}
        </div>
      )}
    </header>
  );
}
