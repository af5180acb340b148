import type { TemplateRow } from '@rondo/contract/template';
import { Dropdown } from 'antd';
import { Ellipsis } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import { useTemplateActs } from './use-template-acts.tsx';

interface Props {
  row: TemplateRow;
  onCopy: (row: TemplateRow) => void;
}

/** What can be done with a template from the list. */
export function RowMenu({ row, onCopy }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const { id, rev, name } = row;
  const { disable, enable, remove, holder } = useTemplateActs({ id, name, rev: () => rev });
  const items = [
    { key: 'open', label: t('template.act.open'), onClick: () => void navigate(`/inspect/template/${id}`) },
    { key: 'copy', label: t('template.act.copy'), onClick: () => onCopy(row) },
    ...(row.state === 'published' ? [{ key: 'disable', label: t('template.act.disable'), onClick: disable }] : []),
    ...(row.state === 'disabled' ? [{ key: 'enable', label: t('template.act.enable'), onClick: enable }] : []),
    { key: 'remove', danger: true, label: t('template.act.remove'), onClick: remove },
  ];
  return (
    <>
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        menu={{ items: items.map((item) => ({ ...item, onClick: stopped(item.onClick) })) }}
      >
        <button type="button" className="quiet" aria-label={`${t('template.act.more')} ${name}`}>
          <Ellipsis size={16} strokeWidth={1.75} aria-hidden />
        </button>
      </Dropdown>
      {holder}
    </>
  );
}

/** A click in the menu must not open the row below it. */
function stopped(run: () => void) {
  return ({ domEvent }: { domEvent: { stopPropagation: () => void } }) => {
    domEvent.stopPropagation();
    run();
  };
}
