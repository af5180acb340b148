import { knowledgeApi } from '@rondo/contract/knowledge';
import type { KnowledgeDetail } from '@rondo/contract/knowledge-shapes';
import { ArrowLeft, Download, Info, Star } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { saveFile } from '../../../shared/http/download.ts';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import { HelpLink } from '../../../shared/ui/help-link.tsx';
import { useNarrow } from '../../../shared/ui/list/use-narrow.ts';
import { MoreMenu } from '../../../shared/ui/more-menu.tsx';
import { documentLink, placeLink } from '../links.ts';
import { AskHere } from './ask-here.tsx';

interface Props {
  node: KnowledgeDetail | undefined;
  isOlder: boolean;
}

/** The way back, what it is, and what can be done with it; says when an older version is shown. */
export function DocumentHead({ node, isOlder }: Props) {
  const t = useT();
  const format = useFormat();
  const isAlone = useNarrow();
  const folder = node?.crumbs.at(-1);
  const back = placeLink(folder ? { folder: folder.id } : {});
  const number = node?.versionNumber ?? 0;
  return (
    <>
      <header className="document-head">
        <Link className="quiet" to={back} aria-label={t('knowledge.view.back')} title={t('knowledge.view.back')}>
          <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
        </Link>
        <div className="document-name">
          {node && <h1 title={node.name}>{node.name}</h1>}
          {node && (
            <p className="meta num ellipsis">
              {t('knowledge.view.line', {
                size: format.bytes(node.file?.sizeBytes),
                number,
                name: node.updatedBy.name,
                at: format.dateTime(node.updatedAt),
              })}
            </p>
          )}
        </div>
        {node && <HeadActs node={node} />}
        {isAlone && <HelpLink className="document-help" />}
      </header>
      {node && isOlder && (
        <div className="document-banner">
          <Banner
            tone="warn"
            title={t('knowledge.view.older', { number })}
            action={
              <Link className="button button-small" to={documentLink({ id: node.id })}>
                {t('knowledge.view.toNewest')}
              </Link>
            }
          />
        </div>
      )}
    </>
  );
}

function HeadActs({ node: { id, name, kind, file, can, isFavourite } }: { node: KnowledgeDetail }) {
  const t = useT();
  const navigate = useNavigate();
  const isNarrow = useNarrow();
  const favourite = useAct(knowledgeApi.favourite);
  const star = t(isFavourite ? 'knowledge.act.notFavourite' : 'knowledge.act.favourite');
  const mark = () => void favourite.run({ id, isFavourite: !isFavourite });
  const showInfo = () => void navigate(`/knowledge?open=${id}`);
  const download = file && can.includes('download') ? () => void saveFile(file.path, name) : null;
  const ask = <AskHere scope={{ id, kind: kind === 'folder' ? kind : 'file' }} isAlone />;
  if (isNarrow)
    return (
      <>
        {ask}
        <MoreMenu
          label={t('ui.more')}
          className="quiet"
          placement="bottom-end"
          acts={[
            { key: 'favourite', label: star, icon: Star, run: mark },
            { key: 'info', label: t('knowledge.act.info'), icon: Info, run: showInfo },
            ...(download ? [{ key: 'download', label: t('ui.download'), icon: Download, run: download }] : []),
          ]}
        />
      </>
    );
  return (
    <>
      {ask}
      <button type="button" className="quiet" aria-label={star} aria-pressed={isFavourite} title={star} onClick={mark}>
        <Star size={16} strokeWidth={1.75} fill={isFavourite ? 'currentColor' : 'none'} aria-hidden />
      </button>
      <button
        type="button"
        className="quiet"
        aria-label={t('knowledge.act.info')}
        title={t('knowledge.act.info')}
        onClick={showInfo}
      >
        <Info size={16} strokeWidth={1.75} aria-hidden />
      </button>
      {download && (
        <Button icon={Download} onPress={download}>
          {t('ui.download')}
        </Button>
      )}
    </>
  );
}
