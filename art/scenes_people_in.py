"""People at work indoors, seen from behind: the pastry chef at dawn, the desk of the reception."""
from rlib import *
import rlib
from people import *
from scenes_still import *
from scenes_hotel import *
from scenes_rooms import *
from scenes_stay import light, coast
from scenes_people import garment, standing, cap, SHOE
from mathutils.bvhtree import BVHTree
pic = rlib.pic
def strands(P, r, m):
    """P (n, k, 3): hairs as thin prisms that taper"""
    n, k = P.shape[:2]; T = np.gradient(P, axis=1); T /= np.linalg.norm(T, axis=2, keepdims=True) + 1e-9; a = np.cross(T, [.3, .2, .93]); a /= np.linalg.norm(a, axis=2, keepdims=True) + 1e-9; b = np.cross(T, a); w = (r * (1 - .5 * np.linspace(0, 1, k) ** 3))[None, :, None]
    V = np.stack([P + w * (a * math.cos(x) + b * math.sin(x)) for x in (0, 2.094, 4.189)], 2).reshape(-1, 3); i = np.arange(n)[:, None, None] * (k * 3) + np.arange(k - 1)[None, :, None] * 3; c = np.arange(3)[None, None, :]; d = (c + 1) % 3
    return add('strands', V, np.stack(np.broadcast_arrays(i + c, i + d, i + d + 3, i + c + 3), -1).reshape(-1, 4), m, smooth=True)
def bunhair(p, col=(.030, .017, .009), n=6500, at=(0, -.96, -.12), size=.044, r=.00042, seed=0):
    """hair combed over the skull into a twisted bun; `at` is where it sits, seen from the skull's middle"""
    V0 = p.c(p.raw); F, _, g = faces(p.d); rs = np.random.RandomState(seed); top = V0[:13380, 2].max(); F4 = np.array([f for f, k in zip(F, g == 0) if k and len(f) == 4]); C0 = V0[F4].mean(1); q = C0[C0[:, 2] > top - .12]; c0 = np.array([0, (q[:, 1].min() + q[:, 1].max()) / 2, top - .10])
    hd = F4[C0[:, 2] > top - .26]; bvh = BVHTree.FromPolygons(V0.tolist(), hd.tolist()); y = C0[:, 1] - p.head['head'][1]; ok = (top - C0[:, 2]) < np.interp(y, [-.12, -.05, -.005, .015, .03, .07, .10], [.195, .20, .19, .12, .085, .062, .035]); f = F4[ok]
    G, o = p.G['head'], p.P['head']; world = lambda X: o + (X - p.head['head']) @ G.T; m = mat(col, .36, spec=.6, var=.25, vs=60.)
    sk = put('scalp', p.body_at(), [x for x in f], [None] * len(f), None, mat(tuple(x * .8 for x in col), .7), 2)[0]; sk.modifiers.new('d', 'DISPLACE').strength = .0035
    A = V0[f]; ar = np.linalg.norm(np.cross(A[:, 2] - A[:, 0], A[:, 3] - A[:, 1]), axis=1); i = rs.choice(len(f), n, p=ar / ar.sum()); u, v = rs.rand(2, n, 1); Q = A[i]; P = Q[:, 0] * (1 - u) * (1 - v) + Q[:, 1] * u * (1 - v) + Q[:, 2] * u * v + Q[:, 3] * (1 - u) * v
    d0 = P - c0; d0 /= np.linalg.norm(d0, axis=1, keepdims=True); d1 = np.array(at, float); d1 /= np.linalg.norm(d1); e1 = d1 + rs.normal(0, .13, (n, 3)); e1 /= np.linalg.norm(e1, axis=1, keepdims=True); om = np.arccos((d0 * e1).sum(1).clip(-.999, .999))[:, None]; k = 13; lay = rs.uniform(.004, .0085, n); out = np.zeros((n, k, 3))
    for j, t in enumerate(np.linspace(0, 1, k)):
        d = (np.sin((1 - t) * om) * d0 + np.sin(t * om) * e1) / np.sin(om); L = lay * (.35 + .65 * min(1, t * 4)) + .012 * t ** 5
        for a in range(n):
            h = bvh.ray_cast(Vector(c0 + d[a] * .3), Vector(-d[a]), .29)[0]; rad = (np.linalg.norm(np.array(h) - c0) if h else .09); out[a, j] = c0 + d[a] * (min(rad, .125) + L[a])
    strands(world(out) + .0006 * rs.normal(0, 1, out.shape), r, m)
    h = bvh.ray_cast(Vector(c0 + d1 * .3), Vector(-d1), .29)[0]; b0 = (np.array(h) if h else c0 + d1 * .09) + d1 * (size * .42); s = np.cross(d1, [1, 0, 0]); s /= np.linalg.norm(s); t_ = np.cross(d1, s); nb = 2600; a0 = rs.uniform(0, 6.28, (nb, 1)); b_ = rs.uniform(0, 6.28, (nb, 1)); L = np.linspace(0, 1.9, 15)[None, :]
    a = a0 + L; b = b_ + 1.35 * a + .12 * rs.normal(0, 1, (nb, 1)); mi = size * .46 * (1 + .06 * rs.normal(0, 1, (nb, 1))) * (1 + .05 * np.sin(3 * a)); ma = size * .56; rr = ma + mi * np.cos(b)
    B = b0 + (rr * np.cos(a))[..., None] * s * 1.04 + (rr * np.sin(a))[..., None] * t_ + (mi * np.sin(b) * .95)[..., None] * d1; strands(world(B), r, m); sphere(world(b0), size * .80, mat(tuple(x * .7 for x in col), .6), 24, (1, .8, 1))
def bow(p, cloths, m, at='spine05', dz=.06, tails=(.24, .30)):
    """an apron's band round the waist, tied behind"""
    c0 = p.P[at] + [0, .01, dz]; pts = []
    for o in cloths: me = o.evaluated_get(bpy.context.evaluated_depsgraph_get()).data; q = np.empty(len(me.vertices) * 3); me.vertices.foreach_get('co', q); pts.append(q.reshape(-1, 3))
    q = np.concatenate(pts) - c0; q = q[(abs(q[:, 2] + .01) < .03) & (abs(q[:, 0]) < .26)]; an = np.arctan2(q[:, 1], q[:, 0]); a = np.linspace(-np.pi, np.pi, 73); r = np.array([max([np.hypot(*w[:2]) for w, t in zip(q, an) if abs((t - x + np.pi) % (2 * np.pi) - np.pi) < .10] or [.15]) for x in a]) + .004
    V = np.stack([np.stack([r * np.cos(a), r * np.sin(a), 0 * a - .012 + .028 * (j - .5) + .006 * np.cos(2 * a)], 1) + c0 for j in np.linspace(0, 1, 4)], 1); o = add('band', V.reshape(-1, 3), grid_vf(4, 73), m, smooth=True); o.modifiers.new('t', 'SOLIDIFY').thickness = .003; k = c0 + [0, -np.interp(-np.pi / 2, a, r) - .004, -.015]
    def ribbon(P, n, f): P = smoothpath(np.array(P) + k, 10); V = np.stack([P + f(j) for j in (0, .5, 1)], 1); q = add(n, V.reshape(-1, 3), grid_vf(3, len(P)), m, smooth=True); q.modifiers.new('t', 'SOLIDIFY').thickness = .003
    sphere(k, .018, m, 20, (1.1, .7, 1.))
    for s_, l in zip((-1, 1), tails):
        ribbon([[0, -.008, 0], [s_ * .045, -.022, .022], [s_ * .085, -.014, .006], [s_ * .075, -.020, -.022], [s_ * .03, -.016, -.012], [0, -.006, 0]], 'rib', lambda j: np.array([0, .004 * math.sin(j * 3), .026 * (j - .5)]))
        ribbon([[0, -.012, -.005], [s_ * .022, -.020, -.06], [s_ * .030, -.012, -.15], [s_ * .048, -.016, -l]], 'tail', lambda j: np.array([.026 * (j - .5), .004 * math.sin(j * 3), 0]))
    # the apron itself, from hip to hip, over the skirt
    w = np.linspace(-2.15, 2.15, 61) + np.pi / 2; rr = np.interp((w + np.pi) % (2 * np.pi) - np.pi, a, r); Z = np.linspace(0, .62, 24); V = np.stack([np.stack([(rr + .006 + .10 * z * (1 - .5 * z)) * np.cos(w), (rr + .006 + .06 * z) * np.sin(w) + .01 * np.sin(w * 9) * z, 0 * w - .012 - z], 1) + c0 for z in Z], 0); q = add('apron', V.reshape(-1, 3), grid_vf(61, 24), m, smooth=True); q.modifiers.new('t', 'SOLIDIFY').thickness = .003
def vapour(loc, w, h, rz, seed=0, power=.5, col=(1, .9, .78), low=.50):
    """a card of steam or flour in light, wider and thinner towards its top"""
    m, t, o = newmat('vapour'); p = objc(t); q = N(t, 'ShaderNodeSeparateXYZ', Vector=p); x, _, z = q.outputs; u = math_(t, 'DIVIDE', z, h)
    d = N(t, 'ShaderNodeTexNoise', Vector=mapping(t, p, (3.2 / w, 1, 1.6 / h), (0, 0, 0), (seed * 3.7, seed, seed * 1.3)), Scale=1., Detail=4., Roughness=.5, Distortion=1.2).outputs[0]
    e = math_(t, 'MAXIMUM', math_(t, 'SUBTRACT', 1., math_(t, 'POWER', math_(t, 'ABSOLUTE', math_(t, 'DIVIDE', x, w * .5)), 2.)), 0.); f = math_(t, 'MULTIPLY', math_(t, 'MULTIPLY', ramp(t, d, [(low - .14, 0.), (low + .25, 1.)], 'EASE'), math_(t, 'POWER', e, 1.5)), ramp(t, u, [(0, 0.), (.12, 1.), (.45, .7), (1., 0.)], 'EASE'))
    a = t.nodes.new('ShaderNodeAddShader'); t.links.new(N(t, 'ShaderNodeEmission', Color=col, Strength=math_(t, 'MULTIPLY', f, power)).outputs[0], a.inputs[0]); t.links.new(t.nodes.new('ShaderNodeBsdfTransparent').outputs[0], a.inputs[1]); t.links.new(a.outputs[0], o); m.cycles.sample_as_light = False
    ob = add('vapour', [[-w / 2, 0, 0], [w / 2, 0, 0], [w / 2, 0, h], [-w / 2, 0, h]], np.array([[0, 1, 2, 3]]), m); ob.location = loc; ob.rotation_euler = (0, 0, rz); ob.visible_shadow = ob.visible_diffuse = ob.visible_glossy = False; return ob
STEEL = lambda: mat((.62, .61, .59), .30, 1., bs=60., bst=.05)
def crescent(m, seed=0):
    rs = np.random.RandomState(seed); a = np.linspace(-1.85, 1.85, 40); r = .033 + .002 * rs.rand(); P = np.stack([r * np.cos(a), r * np.sin(a), 0 * a + .013], 1); o = tube(P, (.0155 * np.cos(a / 1.85 * 1.45) ** .55).clip(.002) * (1 + .03 * np.sin(a * 13 + seed)), m, 20); return o
def tart(loc, shell, cream, fruit, seed=0):
    """a small tart: fluted shell, cream, a ring of apricot halves"""
    a = np.linspace(0, 2 * np.pi, 97)[:-1]; fl = 1 + .035 * np.cos(a * 22); rows = [(.030, .0), (.043, .022), (.045, .023), (.041, .019), (.036, .016)]; V = np.concatenate([np.stack([r * fl * np.cos(a), r * fl * np.sin(a), 0 * a + z], 1) for r, z in rows]); i = np.arange(96); j = (i + 1) % 96
    with collect() as c:
        add('shell', V, np.concatenate([np.stack([i + 96 * k, j + 96 * k, j + 96 * k + 96, i + 96 * k + 96], -1) for k in range(4)]), shell, smooth=True); lathe([(0, .019), (.03, .0185), (.041, .017)], cream, 48)
        for k in range(6): q = k * 1.047 + seed; sphere((.023 * math.cos(q), .023 * math.sin(q), .021), .0105, fruit, 20, (1, 1, .8))
        sphere((0, 0, .024), .0105, fruit, 20, (1, 1, .85))
    return group(c.objs, loc, seed)
def sheetpan(x, y, z, w, d, rz=0.):
    s = STEEL(); with_ = []
    with collect() as c:
        box((0, 0, .003), (w, d, .004), s, 0)
        for k in (-1, 1): box((0, k * d / 2, .010), (w + .02, .006, .018), s, .002); box((k * w / 2, 0, .010), (.006, d, .018), s, .002); tube([[-w / 2, k * d / 2, .020], [w / 2, k * d / 2, .020]], .004, s, 8); tube([[k * w / 2, -d / 2, .020], [k * w / 2, d / 2, .020]], .004, s, 8)
    return group(c.objs, (x, y, z), rz)
def seaside(z, lo=-80, hi=-13):
    """the bay in the morning: mountains on the left that come down to the open sea"""
    HAZE.update(L=7500., col=(.88, .70, .58), start=60, s=.6); sea(None, mid=(.012, .18, .25), deep=(.006, .09, .16), wave=.3).location.z = z
    for d, h, s, k in ((2800, 640, 4, 0), (5600, 900, 8, 5)): mountains(lo, hi + k, d, h, s, env=lambda u: np.clip((1 - u) / .6, 0, 1) ** .9, depth=2600, nx=420, ny=90).location.z = z
@pic('pastry-chef', spp=40, ev=.22, con=.5, bloom=.08, temp=-.02)
def pastry_chef():
    """Badem before opening: the pastry chef sifts sugar over crescents, the sun comes up from the sea in the window before her"""
    light('morning', -9); seaside(-6); top, yw = .90, 1.34; wall = plaster((.78, .74, .67)); wd = wood((.40, .26, .15), (.27, .165, .09), .45, 2, 1.)
    x0, x1, sill, head = -1.75, 1.55, 1.10, 2.42
    rect(-2.7, x0, yw, yw + .3, 0, 3, wall, 0); rect(x1, 3.2, yw, yw + .3, 0, 3, wall, 0); rect(x0, x1, yw, yw + .3, 0, sill, wall, 0); rect(x0, x1, yw, yw + .3, head, 3, wall, 0); rect(-2.9, -2.7, -2.8, yw + .3, 0, 3, wall, 0); rect(3.2, 3.4, -2.8, yw + .3, 0, 3, wall, 0); rect(-2.9, 3.4, -3., -2.8, 0, 3, wall, 0); rect(-2.9, 3.4, -3., yw + .3, 3, 3.2, plaster((.80, .78, .73)), 0); rect(-2.9, 3.4, -3., yw, -.2, 0, stone((.50, .42, .33), (.40, .33, .26), .5, (.4, .4)), 0)
    rbox(((x0 + x1) / 2, yw + .10, sill + .012), (x1 - x0 + .10, .46, .035), wd, .008)
    for x in (x0 + .03, -.98, .27, x1 - .03): rbox((x, yw + .20, (sill + head) / 2), (.05, .06, head - sill), wd, .006)
    for z in (sill + .05, 1.98, head - .03): rbox(((x0 + x1) / 2, yw + .20, z), (x1 - x0, .05, .045), wd, .006)
    m, t, o = newmat('tiles'); q = N(t, 'ShaderNodeSeparateXYZ', Vector=objc(t)); v = N(t, 'ShaderNodeCombineXYZ', X=q.outputs[0], Y=q.outputs[2]).outputs[0]; br = N(t, 'ShaderNodeTexBrick', Vector=v, Color1=(.50, .56, .52), Color2=(.38, .46, .43), Mortar=(.60, .57, .52), Scale=1., Mortar_Size=.003, Brick_Width=.15, Row_Height=.05)
    t.links.new(N(t, 'ShaderNodeBsdfPrincipled', Base_Color=br.outputs[0], Roughness=.15, Normal=bump(t, math_(t, 'MULTIPLY', br.outputs['Fac'], -1.), .4, .004)).outputs[0], o); add('tl', [[-2.7, yw - .004, top], [3.2, yw - .004, top], [3.2, yw - .004, sill], [-2.7, yw - .004, sill]], np.array([[0, 1, 2, 3]]), m)
    mb = floured(marble(), .30, 6., lambda t, p: ramp(t, N(t, 'ShaderNodeVectorMath', operation='DISTANCE', i0=p, i1=(.40, .66, top)).outputs[1], [(.12, 1.), (.55, .0)])); rbox((.25, (.30 + yw) / 2, top - .02), (5.6, yw - .30, .04), mb, .006); rect(-2.6, 3.1, .36, yw, 0, top - .04, wood((.34, .24, .15), (.24, .16, .10), .5, 2, 1., .5), 0)
    # what is on the counter
    sugar = floured(mat((.74, .52, .27), .6, var=.2, vs=40.), .9, 60., lambda t, p: ramp(t, N(t, 'ShaderNodeSeparateXYZ', Vector=t.nodes.new('ShaderNodeNewGeometry').outputs['Normal']).outputs[2], [(.05, 0.), (.55, 1.)])); C = [crescent(sugar, s) for s in range(3)]; rs = np.random.RandomState(2)
    for o in C: o.location.z = -6
    px, py, pr = .47, .70, R(8); sheetpan(px, py, top, .50, .36, pr)
    for i in range(5):
        for k in range(4): x, y = -.19 + .095 * i, -.125 + .083 * k; inst(C[rs.randint(3)], (px + x * math.cos(pr) - y * math.sin(pr), py + x * math.sin(pr) + y * math.cos(pr), top + .006), R(180) + rs.normal(0, .12))
    cop = mat((.60, .30, .16), .28, 1.); bx, by = 1.02, .66; lathe(smoothprof([(0, .003), (.17, .003), (.18, .008), (.19, .034), (.193, .034), (.184, .004), (0, 0)], 3), cop, 72, (bx, by, top))
    with collect() as c: baklava((0, 0, 0))
    copies(c.objs, [(bx + .060 * (i + .5 * (k % 2)), by + .0215 * k, top + .005, 0) for k in range(-7, 8) for i in range(-3, 4) if math.hypot(.060 * (i + .5 * (k % 2)), .0215 * k) < .145])
    sh, cr, ap = mat((.58, .34, .13), .6, var=.25, vs=60.), mat((.86, .76, .52), .4, sss=.2), mat((.93, .50, .09), .22, clear=.6, sss=.1, var=.15, vs=40.)
    rbox((.66, .42, top + .012), (.40, .16, .022), wood((.46, .30, .17), (.32, .20, .11), .5, 0, 1.4), .006)
    for i in range(4):
        for k in range(2): tart((.66 - .15 + .10 * i + .004 * k, .385 + .072 * k, top + .024), sh, cr, ap, .4 * i + k)
    for i, (x, y, z, tl) in enumerate([(.30, 1.16, 0, 0), (.44, 1.19, 0, 0), (.37, 1.12, .027, .1), (.40, 1.20, .027, -.1), (.36, 1.16, .054, .05)]): simit((x, y, top + z), .062, i, tl)
    bowl((-.42, .98, top), .15, .10, mat((.74, .72, .67), .3, clear=.4)); sphere((-.42, .98, top + .075), .125, mat((.84, .82, .78), 1., var=.03), 32, (1, 1, .42), .06)
    dm = floured(mat((.74, .62, .44), .6, sss=.2, var=.05, vs=12.), .42, 22.); cl = sheet(.95, .62, fabric((.70, .67, .60), 500.), lambda X, Y: (X, Y, top + .003 + .004 * fbm3(np.stack([X * 7, Y * 7, 0 * X], -1), 3) + .012 * np.exp(-((Y % .2 - .1) / .02) ** 2)), 90, 70, .002, 1); cl.location = (-1.72, .80, 0)
    for i in range(4):
        for k in range(3): sphere((-2.05 + .22 * i + rs.normal(0, .006), .60 + .2 * k, top + .036), .078, dm, 40, (1, .95, .58), .05, i + 4 * k)
    bowl((.78, 1.12, top), .085, .055, mat((.20, .34, .36), .3, clear=.4, var=.08)); pile((.78, 1.12, top + .015), .008, 150, lambda q, i: sphere(q, .008, mat((.23, .30, .055), .5, var=.3, vs=60.), 12, (1.3, .85, .85)), .07, 4)
    for x, h, r, f in ((-1.50, .22, .075, (.80, .77, .70)), (1.30, .24, .07, (.78, .70, .55))): lathe(smoothprof([(0, 0), (r, .0), (r, h * .8), (r * .82, h * .93), (r * .80, h)], 3) + smoothprof([(r * .78, h), (r * .80, h * .93), (r * .97, h * .8), (r * .97, .005), (0, .005)], 3), glass(), 48, (x, yw + .04, sill + .03)); lathe([(0, .006), (r * .955, .006), (r * .955, h * .6), (0, h * .62)], mat(f, .9, var=.1, vs=40.), 40, (x, yw + .04, sill + .03)); lathe([(0, h + .02), (r * .7, h + .02), (r * .84, h), (r * .84, h - .015)], wd, 40, (x, yw + .04, sill + .03))
    vase((.60, yw + .06, sill + .03), .16, .06, None, 5, 6, L=.34)
    bar = mat((.05, .045, .04), .4, .8); tube([[x0 - .4, yw - .05, 2.30], [x1 + .3, yw - .05, 2.30]], .009, bar, 10)
    for k, x in enumerate((-1.35, -1.18, .62, .80, .96)):
        tube([[x, yw - .05, 2.30], [x, yw - .05, 2.26]], .003, bar, 6); tube([[x, yw - .05, 2.26], [x, yw - .05, 2.08]], .007, (wd, STEEL())[k % 2], 10)
        if k % 2: sphere((x, yw - .06, 2.045), .042, STEEL(), 24, (1, .6, .9))
        else:
            for j in range(7): a = np.linspace(0, np.pi, 20); f = j * np.pi / 7; tube(np.stack([x + .034 * np.sin(a) * math.cos(f), yw - .05 + .034 * np.sin(a) * math.sin(f), 2.09 - .075 * (1 - np.cos(a)) ], 1)[:16], .0013, STEEL(), 5)
    # outside: a branch of the almond tree
    lf, st = leaf((.16, .25, .08), (.09, .14, .045), .45, .4), mat((.14, .11, .09), .9); B = smoothpath([[2.2, 3.2, 3.3], [1.3, 3.0, 2.75], [.5, 2.8, 2.5], [-.15, 2.7, 2.30]], 12); tube(B, np.linspace(.035, .006, len(B)), st, 8)
    for k in range(46): b = B[rs.randint(6, len(B))]; branchlet(b, (rs.normal(-.2, .5), rs.normal(0, .4), rs.uniform(-.8, .3)), rs.uniform(.2, .42), lf, st, 15, .085, .022, k, .3)
    with collect() as c:
        p = standing(Person(female(.25, .22, .25)), .09); p.turn('spine04', (1, 0, 0), -7); p.turn('spine02', (1, 0, 0), -7); p.turn('spine02', (0, 0, 1), -10); p.turn('neck01', (1, 0, 0), -12); p.turn('head', (1, 0, 0), -10); p.turn('head', (0, 0, 1), 7)
        e = np.array([.30, .95, -.03]); e /= np.linalg.norm(e); p.reach('R', (.305, .375, top + .30), (.8, -.5, -.5)); p.aim('wrist.R', e * [1, 1, 1] + [0, 0, -.12], 'finger3-1.R'); palm_to(p, 'R', (-1, .3, -.25)); p.curl('R', [.98, 1.04, 1.08, 1.1], 1.); p.reach('L', (-.25, .42, top + .10), (-.8, -.4, -.3)); p.curl('L', .5, .5)
        print('HAND', p.P['finger3-1.R'], p.P['upperarm01.R'], p.P['head'])
        wr = wear(p, 'female_elegantsuit01', garment('female_elegantsuit01', (.74, .73, .70), (.10, .10, .11), keep=.85), folds=.007)
        for o in wr: q = o.modifiers.new('d', 'DISPLACE'); up = max(v.co.z for v in o.data.vertices) > 1.2; print('PART', len(o.data.vertices), up, min(v.co.z for v in o.data.vertices), max(v.co.z for v in o.data.vertices)); q.strength = .007 if up else -.012; q.mid_level = 0.
        flesh(p, skinmat('young_caucasian_female/textures/' + sorted(x for x in os.listdir(DATA + 'skins/young_caucasian_female/textures') if 'diffuse' in x)[0], (.92, .78, .68)), lambda V: ((V[:, 2] > V[:, 2].max() - .285) & (abs(V[:, 0]) < .10)) | (abs(V[:, 0]) > .42))
        bunhair(p, at=(0, -.95, -.27), size=.046); bow(p, wr, fabric((.20, .27, .25), 500.))
        cp = lathe(smoothprof([(0, .112), (.062, .112), (.094, .100), (.101, .07), (.0995, .014), (.096, .012)], 5), fabric((.74, .73, .70), 500.), 80); wavy(cp, lambda x, y, z: (.004 * math.sin(y * 50), y * .155, (.007 * math.sin(x * 45) + .004 * math.sin(y * 60)) * (z > .09) + .13 * y)); q = cp.modifiers.new('t', 'SOLIDIFY'); q.thickness = .003; on_head(p, [cp], 3)
        hand = (p.P['finger3-1.R'] + p.end('finger3-2.R')) / 2; A = hand - e * .05; Bp = hand + e * .16; tube([A, Bp], [.011, .006], wd, 12); s0 = hand + e * .235; print('SIEVE', s0)
        a = np.linspace(0, 2 * np.pi, 60); tube(np.stack([s0[0] + .082 * np.cos(a), s0[1] + .082 * np.sin(a), 0 * a + s0[2]], 1), .0045, STEEL(), 8); lathe(smoothprof([(.082, .0), (.078, -.02), (.055, -.048), (0, -.060)], 5), sheer((.62, .60, .56), .5), 48, tuple(s0)); sphere((s0[0], s0[1], s0[2] - .012), .062, mat((.86, .84, .80), 1.), 28, (1, 1, .45), .08)
    sp = emis((1, .90, .76), 1.9); g = Geo()
    for i in range(2600): q = rs.rand(); w = .045 + .11 * q; x, y = rs.normal(0, .42, 2) * w; z = s0[2] - .06 - q * (s0[2] - .06 - top - .02); tube_ = rs.uniform(.0003, .0006); g.box((s0[0] + x, s0[1] + y, z), (tube_, tube_, rs.uniform(.0008, .004)), 0)
    for i in range(160): g.box((s0[0] + rs.normal(0, .30), s0[1] + rs.normal(0, .25), top + abs(rs.normal(0, .45))), (.0008,) * 3, 0)
    link(g.make('fall', [sp])); vapour((s0[0], s0[1], top + .01), .36, s0[2] - top - .03, R(27), 2, .6, (1, .88, .72), .38); vapour((.98, .85, top + .04), .5, .75, R(27), 5, .16, (1, .90, .80))
    portal(((x0 + x1) / 2, yw + .34, (sill + head) / 2), ((x0 + x1) / 2, 0, 1.5), x1 - x0, head - sill)
    area((-2.3, -.7, 1.3), (0, .3, 1.15), .9, 9, (1, .60, .32)); area((1.6, -2.4, 2.5), (.2, .4, 1.1), 1.4, 9, (.74, .84, 1))
    camera((1.04, -1.22, 1.60), (.10, .50, 1.22), 36, 3.2, (.1, .15, 1.25))
@pic('reception-desk', spp=36, ev=.30, con=.45, bloom=.08, temp=-.03)
def reception_desk():
    """the desk in the morning, from the side where the keys lie; two guests walk out to the sea"""
    sky(12, 3, .10, 1., .7, 1.1, 1., 1., cl_col=(1, .88, .76), size=1.2)
    HAZE.update(L=7500., col=(.84, .76, .68), start=60, s=.62); sea(None, mid=(.012, .18, .25), deep=(.006, .09, .16), wave=.3).location.z = -5
    for d, h, s in ((2800, 560, 6), (5600, 760, 9)): mountains(8, 70, d, h, s, env=lambda u: np.clip(u / .6, 0, 1) ** .9, depth=2600, nx=420, ny=90).location.z = -5
    x0, x1, yw, h, head = -5.2, 10.6, 9.6, 3.9, 3.15; wall = plaster((.80, .77, .71)); fr = wood((.34, .22, .13), (.22, .14, .08), .4, 2, 1.)
    rect(x0 - .3, x1 + .3, -3.2, yw + .4, -.2, 0, stone((.60, .53, .43), (.51, .44, .35), .20, (1.2, 1.2), bumpy=.04), 0); rect(x0 - .3, x1 + .3, -3.2, yw + .4, h, h + .2, plaster((.82, .80, .75)), 0); rect(x0 - .3, x0, -3.2, yw + .4, 0, h, wall, 0); rect(x1, x1 + .3, -3.2, yw + .4, 0, h, wall, 0); rect(x0, x1, -3.4, -3.2, 0, h, wall, 0); rect(x0, x1, yw, yw + .4, head, h, wall, 0)
    n, pier = 5, .62; wd = (x1 - x0 - pier * (n + 1)) / n
    for i in range(n + 1): rect(x0 + i * (wd + pier), x0 + i * (wd + pier) + pier, yw, yw + .4, 0, head, wall, .02)
    for i in range(n):
        a = x0 + pier + i * (wd + pier); box((a + wd / 2, yw + .3, head - .03), (wd, .06, .06), fr, .004)
        for q in (a + .03, a + wd - .03): box((q, yw + .3, head / 2), (.06, .06, head), fr, .004)
        for q, k in ((a + .30, 1), (a + wd - .30, -1)): curtain(.55, head - .05, sheer((.90, .87, .80), .25), 6, .07, (q, yw - .10, .02), 0, i * 2 + k + 1, thick=0.)
    for i in range(9): rbox(((x0 + x1) / 2, -2.6 + 1.5 * i, h - .13), (x1 - x0, .20, .26), wood((.34, .22, .13), (.22, .14, .08), .45, 0, 1.), .012)
    rect(-30, 40, yw + .4, yw + 6.5, -.3, -.02, stone((.66, .59, .49), (.57, .50, .40), .45, (1.2, .6)), 0); shrub = [bush(21, (.7, .7, .55), 1400, .06, .03, flower=(.62, .10, .16), fr=.25), bush(22, (.7, .7, .5), 1400, .06, .03)]; rs = np.random.RandomState(3)
    for i in range(26): inst(shrub[i % 2], (-9 + 1.05 * i, yw + 6.9 + rs.uniform(-.2, .3), -.25), i, rs.uniform(.7, 1.))
    for i, (x, y) in enumerate(((-3.6, 8.5), (2.9, 7.6), (6.3, 8.8), (10.2, 7.8))): inst(palm(i % 3, 5.8, 30, 2.7), (x, yw + y, -1.2), i * 1.9)
    # the lobby
    rug(6.3, 5.9, 3.6, 2.6, (.46, .38, .28)); sofa((6.3, 7.2, 0), R(180), 2.3); armchair((4.75, 5.6, 0), R(70)); armchair((8.0, 5.6, 0), R(-70)); roundtable((6.3, 5.8, 0), .5, .36); vase((6.3, 5.8, .38), .24, .09, None, 6, 3)
    for x, y in ((3.1, 8.9), (-1.0, 8.9)): bowlpot((x, y, 0), .40, olive(2, 2.0, 5000))
    for x in (.35, 5.4): pendant((x, 5.6, 2.75), h - .2, .34, power=10)
    from figures import couple
    couple((.85, 8.5, 0), R(-5))
    # the desk
    top = 1.03; oak = wood((.36, .235, .14), (.25, .155, .085), .42, 2, 1.); rect(-3.4, 3.6, .40, .98, 0, top - .04, oak, .01); rbox((.1, .68, top - .02), (7.2, .78, .04), marble((.70, .67, .60), (.42, .38, .33), .16, 2.), .008)
    br = mat((.70, .50, .25), .26, 1.); ink = mat((.035, .05, .06), .5)
    tablelamp((1.02, .78, top), 1.05, 5.); vase((-.80, .80, top), .25, .085, mat((.20, .32, .33), .35, clear=.4, var=.1, vs=20.), 9, 5, L=.52)
    lathe(smoothprof([(.0, .062), (.018, .060), (.036, .044), (.043, .020), (.046, .016)], 5), br, 48, (-.08, .86, top)); lathe([(0, .012), (.050, .012), (.055, .0)], fr, 48, (-.08, .86, top)); tube([[-.08, .86, top + .06], [-.08, .86, top + .074]], .004, br, 10); sphere((-.08, .86, top + .078), .007, br, 14)
    rbox((-.36, .62, top + .006), (.30, .20, .012), mat((.16, .085, .045), .5, bs=200., bst=.2), .006)
    for i in range(6): rbox((-.44 + .026 * i, .62 + .008 * i, top + .015 + .0016 * i), (.054, .086, .0012), mat((.74, .70, .60) if i % 2 else (.10, .22, .25), .35), .0005, 2, R(-16 + 7 * i))
    for s in (-1, 1):
        X, Y = np.meshgrid(np.linspace(0, .21, 24), np.linspace(-.145, .145, 4)); o = add('page', np.stack([.03 + s * X, .53 + Y, top + .010 + .022 * np.sin(np.pi * np.clip(X / .21, 0, 1) ** .6) * (1 - X / .30)], -1).reshape(-1, 3), grid_vf(24, 4), mat((.80, .77, .69), .8), smooth=True); q = o.modifiers.new('t', 'SOLIDIFY'); q.thickness = .006
    rbox((.03, .53, top + .003), (.45, .31, .005), mat((.12, .045, .03), .6), .002)
    with collect() as c:
        p = standing(Person(female(.12, .05, .35)), .09); p.turn('spine04', (1, 0, 0), -4); p.turn('spine02', (1, 0, 0), -4); p.turn('spine02', (0, 0, 1), 6); p.turn('neck01', (1, 0, 0), -8); p.turn('head', (1, 0, 0), -7); p.turn('head', (0, 0, 1), -9)
        p.reach('L', (-.20, .395, top + .055), (-.8, -.5, -.3)); p.aim('wrist.L', (.45, 1, -.30), 'finger3-1.L'); palm_to(p, 'L', (.1, 0, -1)); p.curl('L', [.22, .26, .32, .4], .4); p.reach('R', (.17, .40, top + .06), (.8, -.5, -.3)); p.curl('R', .6, .7)
        wr = wear(p, 'female_elegantsuit01', garment('female_elegantsuit01', (.055, .155, .165), (.035, .042, .050), keep=.85), folds=.0055)
        for o in wr: q = o.modifiers.new('d', 'DISPLACE'); q.strength = .007 if max(v.co.z for v in o.data.vertices) > 1.2 else -.012; q.mid_level = 0.
        flesh(p, skinmat('young_caucasian_female/textures/' + sorted(x for x in os.listdir(DATA + 'skins/young_caucasian_female/textures') if 'diffuse' in x)[0], (.92, .78, .68)), lambda V: ((V[:, 2] > V[:, 2].max() - .285) & (abs(V[:, 0]) < .10)) | (abs(V[:, 0]) > .42))
        bunhair(p, (.062, .034, .016), at=(.05, -.85, .42), size=.050)
    for i in range(n): a = x0 + pier + i * (wd + pier); portal((a + wd / 2, yw + .45, head / 2), (a + wd / 2, 0, head / 2), wd, head)
    area((.2, -1.7, 3.2), (.1, .4, 1.2), 1.6, 26, (1, .84, .66)); area((-2.8, .2, 2.4), (0, .1, 1.3), .9, 26, (.80, .90, 1.))
    camera((-.76, -1.40, 1.57), (-.08, .60, 1.31), 37, 2.2, (0, .1, 1.35))
