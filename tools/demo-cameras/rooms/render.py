"""blender -b -t 1 --python render.py -- SCENE FOLDER [samples]: one still plate of an empty room, its shape and its lamps."""
import json
import math
import os
import random
import sys
import bpy
import numpy
from mathutils import Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import scenes
import textures
from materials import Materials, linear
from mesh import Meshes

WIDTH, HEIGHT = 640, 360


def main():
    name, folder, *more = sys.argv[sys.argv.index('--') + 1:]
    samples = int(more[0]) if more else 20
    bpy.ops.wm.read_factory_settings(use_empty=True)
    make, look = scenes.SCENES[name]
    path = textures.all_textures(os.path.join(folder, name, 'textures'), look['seed'], look)
    m = Meshes(Materials(path))
    lamps = []
    camera = make(m, look, random.Random(look['seed']), lamps)
    objects = m.build()
    hang(lamps)
    sky(look)
    shoot(camera)
    settings(look, samples)
    write_shape(objects, os.path.join(folder, name))
    with open(os.path.join(folder, name, 'room.json'), 'w') as file:
        json.dump({'camera': camera, 'lamps': [{**lamp, 'colour': linear(lamp['colour'])[:3]} for lamp in lamps],
                   'exposure': look.get('exposure', 1), 'ambient': look.get('ambient', [0.5, 0.5, 0.5])}, file)
    passes(os.path.join(folder, name))
    bpy.ops.render.render(write_still=True)


def hang(lamps):
    for lamp in lamps:
        data = bpy.data.lights.new('lamp', 'AREA')
        data.shape = 'RECTANGLE'
        data.size, data.size_y = lamp['size']
        data.energy = lamp['watts']
        data.color = linear(lamp['colour'])[:3]
        light = bpy.data.objects.new('lamp', data)
        light.location = lamp['at']
        if 'towards' in lamp:
            light.rotation_euler = (Vector(lamp['towards']) - Vector(lamp['at'])).to_track_quat('-Z', 'Y').to_euler()
        light.visible_camera = False
        light.visible_glossy = not lamp.get('dull', False)
        bpy.context.scene.collection.objects.link(light)


def sky(look):
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes['Background']
    background.inputs['Color'].default_value = linear(look.get('sky', '#dce8f5'))
    background.inputs['Strength'].default_value = look.get('sky_strength', 1.6)


def shoot(camera):
    data = bpy.data.cameras.new('camera')
    data.sensor_fit = 'HORIZONTAL'
    data.angle = math.radians(camera['fov'])
    data.clip_start = 0.05
    eye = bpy.data.objects.new('camera', data)
    eye.location = camera['eye']
    eye.rotation_euler = (Vector(camera['target']) - Vector(camera['eye'])).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(eye)
    bpy.context.scene.camera = eye


def settings(look, samples):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = WIDTH, HEIGHT
    scene.cycles.device = 'CPU'
    scene.cycles.samples = samples
    scene.cycles.use_adaptive_sampling = False
    scene.cycles.use_denoising = False
    scene.cycles.max_bounces = 4
    scene.cycles.diffuse_bounces = 2
    scene.cycles.glossy_bounces = 2
    scene.cycles.transparent_max_bounces = 6
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    scene.cycles.sample_clamp_indirect = 3
    scene.cycles.blur_glossy = 1
    scene.view_settings.view_transform = 'Standard'
    scene.render.use_persistent_data = False


def passes(folder):
    """Light, colour, normals and distance apart, so that noise is taken out of the light alone (denoise.py)."""
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.use_pass_diffuse_color = layer.use_pass_normal = layer.use_pass_z = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    for socket in ('Image', 'DiffCol', 'Normal', 'Depth'):
        out = tree.nodes.new('CompositorNodeOutputFile')
        out.base_path = folder
        out.format.file_format = 'OPEN_EXR'
        out.format.color_depth = '32'
        out.format.exr_codec = 'NONE'
        out.file_slots[0].path = f'{socket.lower()}_'
        tree.links.new(source.outputs[socket], out.inputs[0])
    scene.render.filepath = os.path.join(folder, 'raw.png')


def write_shape(objects, folder):
    """Triangles of all that hides people or takes their shadow: three.js axes (x, z, -y), float32."""
    triangles = []
    for name, thing in objects.items():
        if name.startswith(('glass', 'glow')):
            continue
        mesh = thing.data
        mesh.calc_loop_triangles()
        points = numpy.empty(len(mesh.vertices) * 3, 'f4')
        mesh.vertices.foreach_get('co', points)
        corners = numpy.empty(len(mesh.loop_triangles) * 3, 'i4')
        mesh.loop_triangles.foreach_get('vertices', corners)
        triangles.append(points.reshape(-1, 3)[corners])
    points = numpy.concatenate(triangles)
    numpy.stack([points[:, 0], points[:, 2], -points[:, 1]], 1).astype('f4').tofile(os.path.join(folder, 'shape.bin'))


main()
