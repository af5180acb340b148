"""Materials by name: `paint:#rrggbb`, `metal:#rrggbb`, `lamp:strength`, `tex:picture:metres:roughness`, `atlas:picture`, `glass`."""
import bpy


def linear(colour):
    parts = [int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return [part / 12.92 if part < 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts] + [1]


class Materials:
    def __init__(self, texture_path):
        self.texture_path = texture_path
        self.made = {}

    def __call__(self, name):
        if name not in self.made:
            self.made[name] = self.make(name)
        return self.made[name]

    def make(self, name):
        material = bpy.data.materials.new(name)
        material.use_nodes = True
        nodes, links = material.node_tree.nodes, material.node_tree.links
        shader = nodes['Principled BSDF']
        kind, *rest = name.split(':')
        if kind == 'lamp':
            shader.inputs['Base Color'].default_value = (0, 0, 0, 1)
            shader.inputs['Emission'].default_value = linear(rest[1]) if len(rest) > 1 else (1, 0.97, 0.92, 1)
            shader.inputs['Emission Strength'].default_value = float(rest[0])
        elif kind in ('paint', 'metal'):
            self.plain(nodes, links, shader, rest, kind == 'metal')
        elif kind == 'glass':
            self.glass(nodes, links, material)
        else:
            self.picture(nodes, links, shader, kind, rest)
        return material

    def plain(self, nodes, links, shader, rest, is_metal):
        """One colour, a little uneven as everything is that was used."""
        noise = nodes.new('ShaderNodeTexNoise')
        noise.inputs['Scale'].default_value = 2.3
        noise.inputs['Detail'].default_value = 6
        place = nodes.new('ShaderNodeNewGeometry')
        links.new(place.outputs['Position'], noise.inputs['Vector'])
        ramp = nodes.new('ShaderNodeMapRange')
        ramp.inputs['From Min'].default_value, ramp.inputs['From Max'].default_value = 0.25, 0.75
        ramp.inputs['To Min'].default_value, ramp.inputs['To Max'].default_value = 0.82, 1.06
        links.new(noise.outputs['Fac'], ramp.inputs['Value'])
        mix = nodes.new('ShaderNodeVectorMath')
        mix.operation = 'SCALE'
        mix.inputs[0].default_value = linear(rest[0])[:3]
        links.new(ramp.outputs['Result'], mix.inputs['Scale'])
        links.new(mix.outputs['Vector'], shader.inputs['Base Color'])
        shader.inputs['Roughness'].default_value = float(rest[1]) if len(rest) > 1 else 0.33 if is_metal else 0.6
        shader.inputs['Metallic'].default_value = 0.85 if is_metal else 0
        shader.inputs['Specular'].default_value = 0.3

    def picture(self, nodes, links, shader, kind, rest):
        image = nodes.new('ShaderNodeTexImage')
        image.image = bpy.data.images.load(self.texture_path(rest[0]), check_existing=True)
        uv = nodes.new('ShaderNodeUVMap')
        if kind == 'tex':
            scale = nodes.new('ShaderNodeMapping')
            scale.inputs['Scale'].default_value = (1 / float(rest[1]), 1 / float(rest[1]), 1)
            links.new(uv.outputs['UV'], scale.inputs['Vector'])
            links.new(scale.outputs['Vector'], image.inputs['Vector'])
            shader.inputs['Roughness'].default_value = float(rest[2])
        else:
            links.new(uv.outputs['UV'], image.inputs['Vector'])
            shader.inputs['Roughness'].default_value = 0.45
        shader.inputs['Specular'].default_value = 0.35
        if kind == 'glow':
            shader.inputs['Base Color'].default_value = (0, 0, 0, 1)
            links.new(image.outputs['Color'], shader.inputs['Emission'])
            shader.inputs['Emission Strength'].default_value = float(rest[1])
        else:
            links.new(image.outputs['Color'], shader.inputs['Base Color'])

    def glass(self, nodes, links, material):
        """Seen through, with a weak reflection; lets light pass without bending it."""
        clear, shine, mix = (nodes.new(f'ShaderNode{kind}') for kind in ('BsdfTransparent', 'BsdfGlossy', 'MixShader'))
        clear.inputs['Color'].default_value = (0.9, 0.95, 0.94, 1)
        shine.inputs['Roughness'].default_value = 0.03
        mix.inputs['Fac'].default_value = 0.07
        links.new(clear.outputs['BSDF'], mix.inputs[1])
        links.new(shine.outputs['BSDF'], mix.inputs[2])
        links.new(mix.outputs['Shader'], nodes['Material Output'].inputs['Surface'])
