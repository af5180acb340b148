import { reportApi } from '@rondo/contract/report';
import { bind } from '../../platform/http/binding.ts';
import type { Settings } from '../../platform/settings.ts';
import type { LeavingParts } from '../file/index.ts';
import { draftFrom } from './actions/draft.ts';
import { layout, saveLayout } from './actions/layout.ts';
import { endLink, linkFrom, links } from './actions/links.ts';
import { packFrom, photosFrom } from './actions/pack.ts';
import { data, pdfFrom } from './actions/pdf.ts';
import { verify } from './actions/verify.ts';

export const reportRoutes = (held: LeavingParts & { settings: Pick<Settings, 'publicUrl' | 'apiUrl'> }) =>
  bind(reportApi, {
    pdf: pdfFrom(held),
    draft: draftFrom(held),
    pack: packFrom(held),
    photos: photosFrom(held),
    data,
    verify,
    layout,
    saveLayout,
    links,
    link: linkFrom(held),
    endLink,
  });
