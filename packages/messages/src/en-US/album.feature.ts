import type { Shape } from '../shape.ts';
import type { albumFeature as zh } from '../zh-CN/album.feature.ts';

export const albumFeature = {
  audit: {
    kind: { album: 'Gallery picture', album_collection: 'Collection' },
    event: {
      album: {
        uploaded: 'Screenshot uploaded',
        captured: 'Screenshot taken',
        marked: 'Picture marked up',
        unmarked: 'Mark-up removed',
        tagged: 'Picture tagged',
        commented: 'Picture commented on',
        hidden: 'Picture hidden',
        shown: 'Picture shown again',
        deleted: 'Picture deleted',
        restored: 'Picture restored',
        shared: 'Picture shared',
        retention: 'Days that pictures are kept changed',
        standard: 'Picture made a standard photo',
        used: 'Rectification started from picture',
      },
      album_collection: {
        created: 'Collection created',
        edited: 'Collection changed',
        deleted: 'Collection deleted',
      },
    },
    field: {
      keepCapture: 'Captures kept, days',
      keepUpload: 'Uploaded screenshots kept, days',
      keepAi: 'Pictures of AI events kept, days',
      keepClip: 'Video clips kept, days',
    },
  },
  notification: {
    kind: { system: { album: 'Gallery' } },
    system: {
      album_shared: {
        title: '{who} shared {count} {count|picture|pictures} with you',
        body: '{shop}. Note: {note}',
      },
      album_expiring: {
        title: '{count} {count|picture expires|pictures expire} within {days} days',
        body: 'Then they are deleted. What you need, use in a rectification or download.',
      },
      album_expiring_all: {
        title: '{count} {count|picture|pictures} of the gallery {count|expires|expire} within {days} days',
        body: 'They came by themselves, from timed snapshots and AI checks. Then they are deleted. What you need, use in a rectification or download. How long pictures are kept is set under Storage.',
      },
    },
  },
  error: {
    IMAGE_NOT_SCREEN: 'Screenshots of cameras must be 16:9: {name} is {width} × {height}',
    PICTURE_IS_EVIDENCE:
      'Pictures that are evidence of an inspection or rectification cannot be deleted. Hide them instead',
    PICTURES_OF_ONE_SHOP: 'A rectification is about pictures of one store',
    SHARE_NOT_SEEN: '{name} may not open the gallery and would not see these pictures',
    CLIP_IS_NO_PICTURE: 'A clip cannot be marked up or start a rectification. Take a screenshot of the moment instead',
    COLLECTION_FULL: 'Full: at most 100 collections a person, 2,000 pictures in each',
  },
} satisfies Shape<typeof zh>;
