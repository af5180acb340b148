import { type TemplateRow, templateApi } from '@rondo/contract/template';
import { Dropdown, Modal } from 'antd';
import { Ellipsis } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { toast } from '../../../shared/ui/toast.ts';

interface Props {
  row: TemplateRow;
  onCopy: (row: TemplateRow) => void;
}

/** What can be done with a template from the list. */
export function RowMenu({ row, onCopy }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const [dialog, holder] = Modal.useModal();
  const { id, rev, name } = row;
  const disable = useAct(templateApi.disable, { onDone: () => toast.ok(t('template.done.disabled', { name })) });
  const enable = useAct(templateApi.enable, { onDone: () => toast.ok(t('template.done.enabled', { name })) });
  const remove = useAct(templateApi.remove, { onDone: () => toast.ok(t('template.done.removed', { name })) });
  const ask = (kind: 'disable' | 'remove', run: () => Promise<unknown>) =>
    dialog.confirm({
      title: t(`template.${kind}Question`, { name }),
      content: t(`template.${kind}Hint`),
      okText: t(`template.act.${kind}`),
      okButtonProps: { danger: kind === 'remove' },
      onOk: run,
    });
  const items = [
    { key: 'open', label: t('template.act.open'), onClick: () => void navigate(`/inspect/template/${id}`) },
    { key: 'copy', label: t('template.act.copy'), onClick: () => onCopy(row) },
    ...(row.state === 'published'
      ? [
          {
            key: 'disable',
            label: t('template.act.disable'),
            onClick: () => void ask('disable', () => disable.run({ id, rev })),
          },
        ]
      : []),
    ...(row.state === 'disabled'
      ? [{ key: 'enable', label: t('template.act.enable'), onClick: () => void enable.run({ id, rev }) }]
      : []),
    {
      key: 'remove',
      danger: true,
      label: t('template.act.remove'),
      onClick: () => void ask('remove', () => remove.run({ id })),
    },
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
