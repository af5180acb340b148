import { surveillanceApi } from '@rondo/contract/surveillance';
import { bind } from '../../platform/http/binding.ts';
import { type CaptureParts, capture } from './actions/capture.ts';
import { coverage } from './actions/coverage.ts';
import { branch, cameras, setFavourite } from './actions/read.ts';
import { type ReplayParts, recorded, replay } from './actions/replay.ts';
import { playback, ticket } from './actions/ticket.ts';
import { createView, editView, removeView, views } from './actions/view.ts';
import { watchLog } from './actions/watch-log.ts';

export const surveillanceRoutes = (parts: CaptureParts & ReplayParts) =>
  bind(surveillanceApi, {
    branch,
    cameras,
    ticket: ticket(parts),
    playback: playback(parts),
    recorded: recorded(parts),
    replay: replay(parts),
    capture: capture(parts),
    coverage,
    setFavourite,
    views,
    createView,
    editView,
    removeView,
    watchLog,
  });
