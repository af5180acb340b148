import { knowledgeApi } from '@rondo/contract/knowledge';
import { ArchiveRestore, Clock, Files, Inbox, type LucideIcon, Share2, Star } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { useCall } from '../../../shared/http/query.ts';
import { type Translate, useT } from '../../../shared/i18n.tsx';
import { Tree } from '../../../shared/ui/tree/tree.tsx';
import { placeLink } from '../links.ts';
import { PLACE_SETS, type PlaceSet } from '../list-input.ts';
import { type FolderNode, useFolders } from '../use-folders.ts';

const ICONS: Record<PlaceSet, LucideIcon> = {
  recent: Clock,
  favourite: Star,
  shared: Share2,
  bin: ArchiveRestore,
  requests: Inbox,
};

/** What the reader is at: null is the folders themselves. */
export const placeName = (set: PlaceSet | null, t: Translate): string =>
  t(set === null ? 'knowledge.place.all' : `knowledge.place.${set}`);

interface Props {
  set: PlaceSet | null;
  folderId: string | null;
  /** From the top down to the folder that is open, itself included. */
  way: readonly string[];
  view: string;
  /** A place was chosen: on the phone the sheet closes. */
  onGo?: () => void;
}

/** The lists and the tree of folders, each a link. */
export function Rail({ set, folderId, way, view, onGo }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const folders = useFolders(way);
  const kept = view === 'grid' ? view : undefined;
  const open = ([id]: readonly string[]) => {
    if (id === undefined) return;
    onGo?.();
    void navigate(placeLink({ folder: id }, kept));
  };
  return (
    <nav className="knowledge-rail" aria-label={t('knowledge.title')}>
      <ul className="knowledge-places">
        {[null, ...PLACE_SETS].map((one) => (
          <PlaceLine
            key={one ?? 'all'}
            set={one}
            isCurrent={one === set && (one !== null || folderId === null)}
            to={placeLink(one === null ? {} : { set: one }, kept)}
            {...(onGo ? { onGo } : {})}
          />
        ))}
      </ul>
      <h2 className="meta knowledge-rail-title">{t('knowledge.folders')}</h2>
      <Tree<FolderNode>
        label={t('knowledge.folders')}
        hasSearch={false}
        searchLabel={t('ui.search')}
        noneText={t('knowledge.noFolders')}
        nodes={folders.nodes}
        isLoading={folders.isLoading}
        onRetry={folders.onRetry}
        chosen={folderId === null ? NONE : [folderId]}
        onChange={open}
        onTurn={folders.open}
      />
    </nav>
  );
}

const NONE: readonly string[] = [];

function PlaceLine(props: { set: PlaceSet | null; isCurrent: boolean; to: string; onGo?: () => void }) {
  const { set, isCurrent, to, onGo } = props;
  const t = useT();
  const Icon = set === null ? Files : ICONS[set];
  return (
    <li>
      <Link to={to} aria-current={isCurrent ? 'page' : undefined} onClick={onGo}>
        <Icon size={16} strokeWidth={1.75} aria-hidden />
        <span className="ellipsis">{placeName(set, t)}</span>
        {set === 'requests' && <Waiting />}
      </Link>
    </li>
  );
}

/** How many requests wait for the reader's decision. */
function Waiting() {
  const t = useT();
  const read = useCall(
    knowledgeApi.requests,
    { set: 'toDecide', state: ['pending'], size: 10 },
    { part: true, hideErrors: true },
  );
  const total = read.data?.total ?? 0;
  if (total === 0) return null;
  return (
    <span className="badge" title={t('knowledge.request.waiting', { count: total })}>
      {total > MOST ? `${MOST}+` : total}
    </span>
  );
}

/** As in every red counter. */
const MOST = 99;
