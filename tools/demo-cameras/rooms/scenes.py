"""The rooms, by name: how one is furnished, and how it looks."""
from rooms_aisle import fashion_door, greengrocer, supermarket
from rooms_back import cafe, kitchen, storage
from rooms_till import bakery, convenience

CREAM = {'all': 'paint:#dcd8cc:0.8'}

SCENES = {
    'till-a': (convenience, {
        'seed': 11, 'floor': {'colour': '#c9c4b8', 'grout': '#8f8a80'}, 'walls': {**CREAM, 'w': 'paint:#7fa08d:0.8'},
        'exposure': 1.25, 'ambient': [0.42, 0.4, 0.37],
    }),
    'till-b': (bakery, {
        'seed': 23, 'floor': {'colour': '#a98a63', 'grout': '#5d4a34', 'columns': 1, 'rows': 9, 'stagger': True, 'spread': 0.12},
        'walls': {'all': 'paint:#e6dccb:0.8', 'n': 'tex:wall_tiles:1.2:0.25'}, 'exposure': 1.3, 'ambient': [0.45, 0.4, 0.34],
    }),
    'aisle-a': (supermarket, {
        'seed': 37, 'floor': {'colour': '#d3d2cc', 'grout': '#aeada6', 'spread': 0.03}, 'walls': {'all': 'paint:#dfe1de:0.8'},
        'floor_rough': 0.22, 'exposure': 1.2, 'ambient': [0.42, 0.42, 0.41],
    }),
    'aisle-b': (greengrocer, {
        'seed': 41, 'floor': {'colour': '#8d8a84', 'grout': '#6c6a65', 'columns': 2, 'rows': 2, 'spread': 0.04}, 'ceiling': 'paint:#4a4744:0.9',
        'walls': {'all': 'paint:#d9cdb4:0.8', 'n': 'tex:brick:1.6:0.85', 'w': 'tex:brick:1.6:0.85'}, 'exposure': 1.35, 'ambient': [0.4, 0.37, 0.31],
    }),
    'door-a': (fashion_door, {
        'seed': 53, 'floor': {'colour': '#b39873', 'grout': '#6a563c', 'columns': 1, 'rows': 10, 'stagger': True, 'spread': 0.1},
        'walls': {'all': 'paint:#e4e1da:0.8', 'w': 'paint:#8c9a94:0.8'}, 'exposure': 1.25, 'ambient': [0.45, 0.43, 0.4],
    }),
    'door-b': (fashion_door, {
        'seed': 59, 'floor': {'colour': '#6f6b66', 'grout': '#4c4946', 'columns': 2, 'rows': 2, 'spread': 0.05}, 'night_outside': True,
        'walls': {'all': 'paint:#5b5f66:0.8', 'e': 'tex:brick:1.6:0.85'}, 'ceiling': 'paint:#2e2d2c:0.9', 'sky': '#10141f', 'sky_strength': 0.3,
        'watts': 62, 'exposure': 1.35, 'ambient': [0.3, 0.28, 0.25],
    }),
    'kitchen': (kitchen, {
        'seed': 61, 'floor': {'colour': '#9c5f48', 'grout': '#6c5145', 'columns': 8, 'rows': 8}, 'walls': {'all': 'tex:wall_tiles:1.3:0.2'},
        'exposure': 1.2, 'ambient': [0.42, 0.43, 0.44],
    }),
    'storage': (storage, {
        'seed': 71, 'floor': {'colour': '#989791', 'grout': '#8a8983', 'columns': 1, 'rows': 1, 'spread': 0.02}, 'ceiling': 'paint:#8f918f:0.9',
        'walls': {'all': 'paint:#c9c8bf:0.85'}, 'exposure': 1.25, 'ambient': [0.34, 0.34, 0.35],
    }),
    'seating': (cafe, {
        'seed': 83, 'floor': {'colour': '#8a6a48', 'grout': '#4b3926', 'columns': 1, 'rows': 9, 'stagger': True, 'spread': 0.12},
        'walls': {'all': 'paint:#e2d8c4:0.8', 'w': 'paint:#44635c:0.8', 'n': 'paint:#b7c0b4:0.8'}, 'exposure': 1.3, 'ambient': [0.46, 0.42, 0.36],
    }),
    'night': (convenience, {
        'seed': 11, 'floor': {'colour': '#c9c4b8', 'grout': '#8f8a80'}, 'walls': {**CREAM, 'w': 'paint:#7fa08d:0.8'}, 'night_outside': True,
        'watts': 0.6, 'glow': 0.02, 'sky': '#10141f', 'sky_strength': 0.15, 'exposure': 2.2, 'ambient': [0.1, 0.1, 0.12],
    }),
}
