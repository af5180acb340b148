import type { KnowledgeFormat } from '@rondo/domain/knowledge/file-type';
import { type ComponentType, Suspense } from 'react';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import type { ViewerProps } from './viewer-props.ts';

const MediaView = lazyPart<ViewerProps>(() => import('./media-view.tsx'));

/** What reads each format comes when such a document is opened. */
const VIEWS: Record<KnowledgeFormat, ComponentType<ViewerProps>> = {
  pdf: lazyPart<ViewerProps>(() => import('./pdf-view.tsx')),
  docx: lazyPart<ViewerProps>(() => import('./docx-view.tsx')),
  xlsx: lazyPart<ViewerProps>(() => import('./sheet-view.tsx')),
  pptx: lazyPart<ViewerProps>(() => import('./slide-view.tsx')),
  text: lazyPart<ViewerProps>(() => import('./text-view.tsx')),
  image: lazyPart<ViewerProps>(() => import('./image-view.tsx')),
  audio: MediaView,
  video: MediaView,
};

/** A document in the way of its format. */
export function Viewer({ format, ...props }: ViewerProps & { format: KnowledgeFormat }) {
  const View = VIEWS[format];
  return (
    <Suspense fallback={<Spinner />}>
      <View {...props} />
    </Suspense>
  );
}
