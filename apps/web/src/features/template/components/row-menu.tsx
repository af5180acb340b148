import type { TemplateRow } from '@rondo/contract/template';
import { useNavigate } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import { MoreMenu } from '../../../shared/ui/more-menu.tsx';
import { saveVersion } from '../save-version.ts';
import { useTemplateActs } from './use-template-acts.tsx';

interface Props {
  row: TemplateRow;
  onCopy: (row: TemplateRow) => void;
  onShare: (row: TemplateRow) => void;
}

/** What can be done with a template from the list. */
export function RowMenu({ row, onCopy, onShare }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const { id, rev, name } = row;
  const { disable, enable, remove, holder } = useTemplateActs({ id, name, rev: () => rev });
  const items = [
    { key: 'open', label: t('template.act.open'), run: () => void navigate(`/inspect/template/${id}`) },
    { key: 'copy', label: t('template.act.copy'), run: () => onCopy(row) },
    { key: 'share', label: t('template.share.act'), run: () => onShare(row) },
    { key: 'export', label: t('template.exporting.act'), run: () => saveVersion({ id }) },
    ...(row.state === 'published' ? [{ key: 'disable', label: t('template.act.disable'), run: disable }] : []),
    ...(row.state === 'disabled' ? [{ key: 'enable', label: t('template.act.enable'), run: enable }] : []),
    { key: 'remove', isDanger: true, label: t('template.act.remove'), run: remove },
  ];
  return (
    <>
      <MoreMenu label={`${t('template.act.more')} ${name}`} acts={items} className="quiet" placement="bottom-end" />
      {holder}
    </>
  );
}
