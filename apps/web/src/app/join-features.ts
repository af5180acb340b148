import { FEATURES } from '../features.ts';
import { joinLinks } from '../shared/links.ts';
import { joinPageNames } from '../shared/page-names.ts';
import { joinLooks } from '../shared/ui/status/states.ts';

/** Tells the shared parts, which know no feature, what the features bring. Before the first page is drawn. */
export function joinFeatures(): void {
  for (const { links, routes, states } of FEATURES) {
    if (links) joinLinks(links);
    if (routes) joinPageNames(routes);
    if (states) joinLooks(states);
  }
}
