import { defineFeature } from '../../shared/feature.ts';

/** It has no page: the documents of a store stand with the store. */
export const shopDocumentFeature = defineFeature({ noun: 'shop-document', routes: [] });
