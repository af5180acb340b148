import type { TemplateDetail } from '@rondo/contract/template';
import { ArrowLeft, Eye, History } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Pill, StatePill } from '../../../shared/ui/drawer/pill.tsx';
import { type MenuAct, MoreMenu } from '../../../shared/ui/more-menu.tsx';

interface Props {
  detail: TemplateDetail;
  /** The name as it is now. */
  name: string;
  /** What the save is doing. */
  saving: ReactNode;
  /** Undo and redo. */
  undo: ReactNode;
  onPreview: () => void;
  onVersions: () => void;
  menu: readonly MenuAct[];
  /** The one primary act. */
  children?: ReactNode;
}

/** Head of the editor: back, name, which version this is and which is live, acts. */
export function EditorHead({ detail, name, saving, undo, onPreview, onVersions, menu, children }: Props) {
  const t = useT();
  const format = useFormat();
  const { version, liveNo, versions } = detail;
  const live = versions.find((one) => one.id === detail.liveVersionId);
  const liveWords = liveNo === null ? t('template.noLive') : t('template.live', { no: liveNo });
  const isLive = version.id === detail.liveVersionId;
  return (
    <header className="te-head">
      <Link to="/inspect/template" className="quiet" aria-label={t('template.act.back')} title={t('template.act.back')}>
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
      </Link>
      <div className="te-title">
        <div className="te-title-line">
          <h1 className="ellipsis" title={name}>
            {name || t('template.faultAt.unnamed')}
          </h1>
          <Pill tone="line">
            {t(version.publishedAt === null ? 'template.draftNo' : 'template.versionNo', { no: version.no })}
          </Pill>
          {detail.state === 'disabled' && <StatePill object="template" state="disabled" />}
        </div>
        <p className="meta num" role="status">
          {isLive && live?.publishedAt ? `${liveWords} · ${format.dateTime(live.publishedAt)}` : liveWords}
          {saving && <> · {saving}</>}
        </p>
      </div>
      <div className="te-acts">
        {undo}
        <Button look="text" icon={Eye} label={t('template.act.preview')} onPress={onPreview}>
          <span className="te-wide">{t('template.act.preview')}</span>
        </Button>
        <Button look="text" icon={History} label={t('template.act.versions')} onPress={onVersions}>
          <span className="te-wide">{t('template.act.versions')}</span>
        </Button>
        {menu.length > 0 && (
          <MoreMenu label={t('template.act.more')} acts={menu} className="quiet" placement="bottom-end" />
        )}
        {children}
      </div>
    </header>
  );
}
