"""The whole hotel from the air: bay, beach, pier, nine buildings and twelve pool houses under pines.

Seen from the north-east: +Y is east (the sea), +X is south. What it shows is counted from the fact sheet: 210 parasols, a pier of 60 m,
no building within 40 m of the water, none as tall as the pines, 1,120 panels on the roofs.
"""
from rlib import *
import rlib
from scenes_coast import *
from scenes_out import boat
pic = rlib.pic

K = .0012          # the beach is the parabola y = K x²
ZT = 1.9           # the hotel's ground
def coast(x):
    """where the land ends: the bay, and south of it the point"""
    x = np.asarray(x, float); return np.where(x < 290, K * x * x, K * 290 ** 2 - .0042 * (x - 290) ** 2 + 2 * K * 290 * (x - 290) * np.exp(-(x - 290) / 60))
def smooth(v, a, b): t = np.clip((np.asarray(v, float) - a) / (b - a), 0, 1); return t * t * (3 - 2 * t)
def land(x, y):
    x, y = np.asarray(x, float), np.asarray(y, float); D = coast(x) - y
    r = np.maximum(-y - 132, 0); p = np.stack([x / 190., y / 190., 0 * x], -1); n = fbm3(p, 5)
    wild = np.maximum(smooth(np.abs(x - 0), 170, 240), smooth(r, 0, 120))
    h = ZT + .105 * r + .00009 * r * r + wild * (9. + .06 * np.minimum(r, 900)) * (n + .35) * smooth(D, 0, 60)
    low = smooth(D, 0, 90)
    h = h + low * 46 * np.exp(-((x - 400) / 130) ** 2 - ((y - 0) / 115) ** 2) * (1 + .5 * n) + low * 26 * np.exp(-((x - 250) / 60) ** 2 - ((y + 60) / 90) ** 2) * (1 + .5 * n)
    d0 = 27 * (1 - smooth(np.abs(x), 160, 178)); s = smooth(D, d0, d0 + 3 + 4 * smooth(np.abs(x), 165, 200))
    return -3 + s * (h + 3)

# ---------------------------------------------------------------- trees, dense enough to be seen from above
def clump(g, c, r, seed, mi=1, n=70, L=.5, flat=.5):
    """a knot of foliage: a rough body and leaves upon it"""
    rs = np.random.RandomState(seed); u = np.linspace(0, 2 * np.pi, 11, endpoint=False); v = np.linspace(0, np.pi, 7); U, W = np.meshgrid(u, v)
    V = np.stack([np.sin(W) * np.cos(U), np.sin(W) * np.sin(U), np.cos(W)], -1).reshape(-1, 3); V = V * (.88 + .30 * fbm3(V * 1.9 + seed * 3.3, 2))[:, None]
    F = []
    for i in range(6): a = np.arange(11) + 11 * i; b = np.roll(np.arange(11), -1) + 11 * i; F.append(np.stack([a + 11, b + 11, b, a], -1))
    g.add(V * [r * .93, r * .93, r * flat * .93] + c, np.concatenate(F), mi)
    d = rand_dirs(n, -.35); n = len(d); P = c + d * [r, r, r * flat] * rs.uniform(.86, 1.06, (n, 1)); D = d * .9 + rs.normal(0, .35, (n, 3)) + [0, 0, .5]
    V, F = leaves_vf(P, D, L * rs.uniform(.7, 1.3, n), L * .55, .25); g.add(V, F, mi)
BARK = lambda c=(.20, .135, .095): mat(c, .95, var=.3, vs=4.)
def umbrella(seed, h=18., r=5.6):
    np.random.seed(seed + 900); rs = np.random.RandomState(seed + 70); g = Geo(); ln = rs.uniform(-.9, .9, 2)
    T = smoothpath([[0, 0, -.6], [ln[0] * .4, ln[1] * .3, h * .35], [ln[0], ln[1], h * .70], [ln[0] * 1.1, ln[1] * 1.1, h * .82]], 6); g.tube(T, .34 * (1 - .5 * np.linspace(0, 1, len(T))), 0, 8); top = T[-1]
    for i in range(21):
        a = i * 2.39996 + rs.uniform(-.2, .2); q = math.sqrt((i + .5) / 21); rr = r * q * .86; z = h * .955 - .075 * rr * rr + rs.uniform(-.25, .25)
        e = np.array([top[0] + math.cos(a) * rr, top[1] + math.sin(a) * rr, z]); st = T[rs.randint(len(T) * 2 // 3, len(T))]
        if i > 6: g.tube(np.array([st, st * .4 + e * .6 + [0, 0, -.5], e]), [.13, .09, .05], 0, 5)
        clump(g, e, r * rs.uniform(.25, .34), seed * 31 + i, 1, 64, .52, .46)
    return g.make('umb', [BARK(), leaf((.075, .125, .036), (.034, .062, .020), .12, .6)])
def redpine(seed, h=11.5):
    np.random.seed(seed + 950); rs = np.random.RandomState(seed + 90); g = Geo(); g.tube(np.array([[0, 0, -.6], [.2, .1, h * .5], [0, .1, h * .9]]), [.24, .16, .06], 0, 6)
    for i in range(17):
        f = i / 16.; a = i * 2.4; rr = h * .24 * (1 - .9 * f) ** .7 * rs.uniform(.7, 1.15); clump(g, np.array([math.cos(a) * rr, math.sin(a) * rr, h * (.40 + .46 * f)]), h * (.185 - .06 * f) * rs.uniform(.85, 1.2), seed * 37 + i, 1, 46, .6, .8)
    return g.make('red', [BARK(), leaf((.056, .094, .033), (.024, .047, .018), .12, .6)])
def olivetree(seed, h=4.6):
    np.random.seed(seed + 970); rs = np.random.RandomState(seed + 95); g = Geo(); g.tube(np.array([[0, 0, -.3], [.1, 0, h * .4]]), [.3, .18], 0, 7)
    for i in range(9): a = i * 2.4; rr = 1.15 * math.sqrt(i / 9); clump(g, np.array([math.cos(a) * rr, math.sin(a) * rr, h * (.78 - .05 * rr) + rs.uniform(-.3, .3)]), rs.uniform(.75, 1.05), seed * 41 + i, 1, 60, .3, .8)
    return g.make('oli', [BARK((.17, .14, .11)), leaf((.20, .235, .155), (.105, .135, .08), .1, .5)])
def shrub(seed, col, col2):
    np.random.seed(seed + 990); g = Geo(); rs = np.random.RandomState(seed)
    for i in range(3): clump(g, np.array([rs.uniform(-.6, .6), rs.uniform(-.6, .6), .45]), rs.uniform(.6, .9), seed * 43 + i, 0, 60, .25, .7)
    return g.make('shr', [leaf(col, col2, .1, .6)])
def plant(o, P, rs):
    """one copy of the mesh on each (x, y, z, scale), turned at random"""
    if not len(P): return
    P = np.asarray(P, float); n = len(P); a = rs.uniform(0, 2 * np.pi, n); q = np.stack([a + np.pi / 4 + k * np.pi / 2 for k in range(4)], 1); R_ = P[:, 3:4] / math.sqrt(2)
    V = np.stack([P[:, :1] + R_ * np.cos(q), P[:, 1:2] + R_ * np.sin(q), np.repeat(P[:, 2:3], 4, 1)], -1).reshape(-1, 3)
    e = add('plants', V, np.arange(4 * n).reshape(n, 4)); e.instance_type = 'FACES'; e.use_instance_faces_scale = True; e.show_instancer_for_render = False
    link(o); o.parent = e
def wood_of(kinds, x0, x1, y0, y1, gap, keep, smin, smax, seed, sink=.2):
    """trees on a shaken grid, where keep(x, y) says so"""
    rs = np.random.RandomState(seed); X, Y = np.meshgrid(np.arange(x0, x1, gap), np.arange(y0, y1, gap)); X = (X + rs.uniform(-.46, .46, X.shape) * gap).ravel(); Y = (Y + rs.uniform(-.46, .46, Y.shape) * gap).ravel()
    k = keep(X, Y); X, Y = X[k], Y[k]; Z = land(X, Y) - sink; S_ = rs.uniform(smin, smax, len(X)); which = rs.randint(len(kinds), size=len(X))
    for i, o in enumerate(kinds): m = which == i; plant(o, np.stack([X[m], Y[m], Z[m], S_[m]], 1), rs)
    return len(X)

# ---------------------------------------------------------------- what is built
WINGS = [(2, -98, 12, 4, 0), (62, -90, 7, 3, 15), (97, -70, 6, 3, 30), (126, -40, 6, 2, 44), (-58, -90, 7, 3, -12), (-93, -72, 6, 3, -24), (-121, -42, 5, 2, -36), (36, -134, 7, 3, 4), (-36, -134, 7, 3, -4)]
BAY, FH, STEP, DEPTH = 4.4, 3.25, 2.3, 16.
HOUSES = [(-104 + 40 * i + 14 * r, -178 - 34 * r - .0009 * (-104 + 40 * i) ** 2, r) for r in range(2) for i in range(6)]
def wing(x, y, bays, floors, turn, panels, seed):
    """white, stepped back with each storey, glass railings and planters, panels on the roof; looks to +Y of its own frame"""
    rs = np.random.RandomState(seed); g = Geo(); W = bays * BAY
    for f in range(floors):
        z = f * FH; b = f * STEP; d = DEPTH + (floors - 1) * STEP - 2 - b; g.box((0, -2 - b - d / 2, z + FH / 2), (W, d, FH), 0)
        g.box((0, -.75 - b, z + FH - .13), (W + .5, 2.7, .26), 0)                            # slab above
        for i in range(bays):
            u = -W / 2 + BAY * (i + .5); w = BAY - .7; g.box((u, -1.98 - b, z + 1.3), (w, .08, 2.45), 1)
            for k in (-.38, .41): g.box((u + k * w, -1.93 - b, z + 1.3), (w * rs.uniform(.08, .22), .05, 2.4), 4)
            g.box((u - BAY / 2, -.9 - b, z + FH / 2), (.22, 2.3, FH), 0)
            if f: g.box((u, 2.75 - b, z + .55), (BAY - .25, .05, .85), 2); g.box((u, 2.75 - b, z + 1.0), (BAY - .2, .07, .05), 5)
            if rs.rand() < .55: g.box((u + rs.uniform(-.6, .6), 1. - b, z + .25), (1.5, .7, .3), 4)
        g.box((W / 2, -.9 - b, z + FH / 2), (.22, 2.3, FH), 0)
        for s in (-1, 1):
            for k in range(3): g.box((s * (W / 2 + .01), -5.2 - b - 3.1 * k, z + 1.6), (.06, 1.1, 1.5), 1)     # windows in the end walls
    zr = floors * FH; yb = -2 - (DEPTH + (floors - 1) * STEP - 2); yf = -2 - (floors - 1) * STEP + .5
    for c, d in (((0, yf, zr + .3), (W + .4, .3, .6)), ((0, yb, zr + .3), (W + .4, .3, .6)), ((-W / 2, (yf + yb) / 2, zr + .3), (.3, yf - yb, .6)), ((W / 2, (yf + yb) / 2, zr + .3), (.3, yf - yb, .6))): g.box(c, d, 0)
    g.box((0, (yf + yb) / 2, zr + .06), (W, yf - yb, .12), 3); g.box((W / 2 - 3.2, yb - 1.5, zr / 2 + .6), (4., 3.4, zr + 1.2), 0)      # stairs and lift
    rows = 4; per = panels // rows; q = (W - 2.2) / per; n = 0
    for r in range(rows):
        for i in range(per):
            c = np.array([-W / 2 + 1.1 + q * (i + .5), yb + 2.0 + (yf - yb - 3.4) * (r + .5) / rows, zr + .62]); w, l, t = q * .94, 1.75, .20
            V = c + np.array([[-w / 2, -l / 2, t], [w / 2, -l / 2, t], [w / 2, l / 2, -t], [-w / 2, l / 2, -t]]); g.add(V, np.array([[0, 1, 2, 3]]), 6); n += 1
    wm = mat((.74, .72, .68), .75, spec=.3); o = g.make('wing', [wm, mat((.035, .045, .05), .08, spec=.8), mat((.50, .58, .60), .15), ground((.10, .12, .05), (.15, .13, .08), 1.), mat((.66, .63, .56), .8), mat((.30, .26, .22), .5), mat((.012, .02, .045), .18, spec=.7)])
    link(o); o.location = (x, y, ZT); o.rotation_euler = (0, 0, R(turn)); return n
def planters(x, y, bays, floors, turn, kinds, rs, out):
    a = R(turn); W = bays * BAY
    for f in range(1, floors):
        for i in range(bays):
            if rs.rand() < .8: u, w = -W / 2 + BAY * (i + .5) + rs.uniform(-1, 1), 2.35 - f * STEP; out[rs.randint(len(kinds))].append((x + u * math.cos(a) - w * math.sin(a), y + u * math.sin(a) + w * math.cos(a), ZT + f * FH - .05, rs.uniform(.45, .7)))
def slab(x0, x1, y0, y1, z0, z1, m): return box(((x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2), (x1 - x0, y1 - y0, z1 - z0), m, 0)
def water(t=(.09, .44, .50), d=(.045, .34, .42)):
    m, t_, o = newmat('pool'); p = pos(t_); n = noise(t_, p, .5, 4, .6, .6)
    b = N(t_, 'ShaderNodeBsdfPrincipled', Base_Color=ramp(t_, n, [(.38, d), (.62, t)]), Roughness=.06, Normal=bump(t_, noise(t_, p, 1.2, 4), .08, .3)); t_.links.new(b.outputs[0], o); return m
def way(pts, w, m, lift=.10):
    C = smoothpath([[*p, 0] for p in pts], 14); T = np.gradient(C, axis=0); s = np.stack([T[:, 1], -T[:, 0]], 1); s /= np.linalg.norm(s, axis=1)[:, None]; V = []
    for k in (-1, 0, 1): P = C[:, :2] + s * k * w / 2; V.append(np.stack([P[:, 0], P[:, 1], np.maximum(land(P[:, 0], P[:, 1]), land(C[:, 0], C[:, 1])) + lift], 1))
    V = np.stack(V, 1); add('way', V.reshape(-1, 3), grid_vf(3, len(C)), m, smooth=True)
def seats():
    """a parasol between two loungers, one mesh"""
    g = Geo(); n = 8; h, r = 2.45, 1.6; a = np.arange(n) * 2 * np.pi / n
    V = np.concatenate([[[0, 0, h + .12]], np.stack([r * np.cos(a), r * np.sin(a), 0 * a + h - .42], 1), np.stack([r * np.cos(a), r * np.sin(a), 0 * a + h - .58], 1)]); i = np.arange(n); j = (i + 1) % n
    g.add(V, [np.stack([0 * i, 1 + i, 1 + j], 1), np.stack([1 + i, 9 + i, 9 + j, 1 + j], 1)], 0); g.tube(np.array([[0, 0, 0], [0, 0, h]]), .03, 1, 6)
    for s in (-1, 1):
        x = 1.15 * s; g.box((x, .3, .22), (.66, 1.95, .10), 1); g.box((x, .62, .33), (.62, 1.30, .10), 2)
        c, L, t = np.array([x, -.32, .50]), .38, R(34); d = np.array([0, -math.cos(t), math.sin(t)]); u = np.array([.31, 0, 0]); V = [c + d * e + u * k for e in (-L, L) for k in (-1, 1)]; g.add(np.array(V), np.array([[0, 1, 3, 2]]), 2)
    return g.make('seats', [mat((.76, .73, .66), .8), mat((.36, .24, .14), .7), mat((.72, .70, .64), .8)])

@pic('hotel-aerial', spp=48, ev=.1, temp=-.03, sat=1.08, con=.5, bloom=.03, vig=.08)
def aerial():
    import bpy
    sky(37, 24, .10, 1., .7, .8, 1., .8, cl_scale=.7, size=.6)
    # what the camera sees of the sky is the clear blue of a morning after wind; the light stays that of the sky model
    t = rlib.S.world.node_tree; bg = next(n for n in t.nodes if n.type == 'BACKGROUND'); was = bg.inputs['Color'].links[0].from_socket
    d = t.nodes.new('ShaderNodeTexCoord').outputs['Generated']; z = N(t, 'ShaderNodeSeparateXYZ', Vector=d).outputs[2]
    blue = ramp(t, z, [(0., (4.8, 6.0, 7.2)), (.05, (3.3, 5.0, 7.1)), (.16, (1.5, 3.1, 5.9)), (.4, (.8, 1.9, 4.4))])
    v = N(t, 'ShaderNodeCombineXYZ', X=math_(t, 'DIVIDE', N(t, 'ShaderNodeSeparateXYZ', Vector=d).outputs[0], math_(t, 'ADD', z, .10)), Y=math_(t, 'DIVIDE', N(t, 'ShaderNodeSeparateXYZ', Vector=d).outputs[1], math_(t, 'ADD', z, .10))).outputs[0]
    cloud = math_(t, 'MULTIPLY', ramp(t, noise(t, mapping(t, v, (.5, 1.3, 1.), (0, 0, .9)), 1., 10, .6, .4), [(.50, 0.), (.78, .55)]), ramp(t, z, [(.02, 0.), (.10, 1.)]))
    setv(t, bg.inputs['Color'], mixc(t, t.nodes.new('ShaderNodeLightPath').outputs['Is Camera Ray'], was, mixc(t, cloud, blue, (6.4, 6.6, 6.9))))
    HAZE.update(L=4200., col=(.47, .61, .82), start=220, s=.62, most=.9)
    # the water south of the point is open sea, though the parabola runs on
    plain, rlib.shoredist = rlib.shoredist, lambda t, p, k: math_(t, 'MAXIMUM', plain(t, p, k), math_(t, 'SUBTRACT', N(t, 'ShaderNodeSeparateXYZ', Vector=p).outputs[0], 300.))
    sea(K, wave=1.5, shallow=(.060, .31, .33), mid=(.008, .125, .20), deep=(.004, .045, .115)); rlib.shoredist = plain
    beach(K, -176, 176, 33, .07, None, .8, 1.7)
    # ground: watered near the houses, dry beneath the pines, a carpet of crowns far up
    X, Y = np.meshgrid(np.linspace(-420, 1500, 400), np.linspace(-1700, 260, 420)); Z = land(X, Y)
    m, t, o = newmat('land'); p = pos(t); q = N(t, 'ShaderNodeSeparateXYZ', Vector=p); n1 = noise(t, p, .05, 5); n2 = noise(t, p, .6, 6)
    near = ramp(t, math_(t, 'ADD', math_(t, 'DIVIDE', q.outputs[1], 60.), math_(t, 'ADD', 3.1, math_(t, 'MULTIPLY', math_(t, 'SUBTRACT', n1, .5), 1.6))), [(.35, 0.), (.75, 1.)])
    far = ramp(t, math_(t, 'DIVIDE', q.outputs[1], -2000.), [(.52, 0.), (.60, 1.)])
    vor = N(t, 'ShaderNodeTexVoronoi', Vector=p, Scale=.13).outputs[0]
    dry = mixc(t, n2, (.13, .115, .060), (.07, .070, .034)); lawn_ = mixc(t, n2, (.085, .125, .040), (.055, .085, .030)); tree = mixc(t, vor, (.062, .085, .030), (.018, .030, .012))
    near = math_(t, 'MULTIPLY', near, ramp(t, math_(t, 'DIVIDE', math_(t, 'ABSOLUTE', q.outputs[0]), 200.), [(.84, 1.), (.90, 0.)]))
    c = mixc(t, far, mixc(t, near, dry, lawn_), tree); rocky = ramp(t, q.outputs[2], [(.0, 1.), (.02, 0.)])
    b = N(t, 'ShaderNodeBsdfDiffuse', Color=c, Normal=bump(t, math_(t, 'MULTIPLY', math_(t, 'SUBTRACT', 1., vor), far), .8, 5.)).outputs[0]; rlib.finish(t, o, b)
    add('land', np.stack([X, Y, Z], -1).reshape(-1, 3), grid_vf(400, 420), m, smooth=True)
    st = stone((.70, .65, .57), (.60, .53, .44), .6, (1.2, .6)); pv = [128] + [124] * 8
    print('panels', sum(wing(*w, pv[i], i + 3) for i, w in enumerate(WINGS)))
    # pools: main 1,150 m², infinity 240, children's 90
    slab(-33, 35, -88, -46, ZT - .6, ZT + .12, st); slab(-54, -32, -62, -42, ZT - .6, ZT + .11, st); slab(-22, 24, -76, -51, ZT, ZT + .14, mat((.80, .77, .70), .7)); slab(-21.6, 23.6, -75.6, -51.4, ZT, ZT + .16, water())
    lathe([(0, .15), (5.35, .15)], water((.16, .52, .56), (.10, .44, .50)), 48, (-43, -52, ZT)); lathe([(0, .13), (5.9, .13), (5.9, 0)], mat((.80, .77, .70), .7), 48, (-43, -52, ZT))
    slab(46, 76, -60, -42, ZT - .6, ZT + 1.1, st); slab(49, 73, -52, -42.2, ZT, ZT + 1.16, water((.06, .38, .46), (.03, .29, .38))); slab(48.6, 73.4, -42.2, -41.9, ZT - .5, ZT + 1.12, mat((.78, .75, .68), .7))
    # pool houses
    wm = mat((.74, .72, .68), .75, spec=.3); gl = mat((.035, .045, .05), .08, spec=.8); aq = water(); rf = ground((.10, .12, .05), (.15, .13, .08), 1.); tk = wood((.42, .29, .18), (.30, .19, .11), .5, 0, 1., .15)
    for i, (x, y, r) in enumerate(HOUSES):
        z = float(land(x, y + 2)) + .5; slab(x - 8.5, x + 8.5, y - 6, y + 10, z - 6, z, st); slab(x - 6.8, x + 6.8, y - 5, y + 3, z, z + 3.1, wm); slab(x - 7.2, x + 7.2, y - 5.4, y + 4.4, z + 3.1, z + 3.45, wm); slab(x - 6.8, x + 6.8, y - 5, y + 3.6, z + 3.44, z + 3.5, rf)
        slab(x - 5.6, x + 5.6, y + 3, y + 3.06, z + .1, z + 2.8, gl); l = 8 if r else 5; slab(x - l / 2, x + l / 2, y + 5.6, y + 8.9, z, z + .05, aq)
    # ways: promenade behind the sand, from house to beach, behind the arc, up to the pool houses
    wy = mat((.38, .33, .26), .9, var=.08, vs=.4)
    way([(x, K * x * x - 32.) for x in range(-150, 151, 20)], 3., wy); way([(-8, -46), (-8, -38), (-7.6, -30)], 3.2, wy); way([(-30, -78), (-60, -74), (-88, -56), (-112, -28), (-122, -15)], 1.6, wy); way([(34, -78), (52, -76), (82, -58), (112, -26), (128, -8)], 2.2, wy)
    way([(-18, -124), (-4, -150), (10, -168), (60, -182), (104, -196)], 2.2, wy); way([(10, -168), (-40, -176), (-100, -190)], 2.2, wy); way([(-54, -50), (-60, -42), (-64, -27)], 2., wy)
    # the beach: 210 parasols, 420 loungers; the pier of sixty metres
    s = seats(); rs = np.random.RandomState(11); pl = []
    for i in range(42):
        for j in range(5): x = -150 + 7.3 * i; d = 8.6 + 4.25 * j; pl.append((x, K * x * x - d, 1.7 * (1 - math.exp(-.07 * d / 1.7)) - .03))
    print('parasols', len(pl))
    pool_ = [(-20 + 5.2 * i, -48.4, ZT + .12) for i in range(9)] + [(27.5, -72 + 5 * i, ZT + .12) for i in range(5)] + [(-18 + 5.2 * i, -79.5, ZT + .12) for i in range(8)] + [(50 + 4.6 * i, -56.5, ZT + 1.1) for i in range(6)]
    for x, y, z in pl[1:] + pool_: n = bpy.data.objects.new('s', s.data); link(n); n.location = (x, y, z); n.rotation_euler = (0, 0, 2 * K * x + math.pi + rs.uniform(-.04, .04))
    link(s); s.location = pl[0]; s.rotation_euler = (0, 0, math.pi)
    g = Geo()
    for i in range(22): g.box((-7.65, -6 + 2.4 * i + 1.2, .95), (2.6, 2.34, .10), 0)
    for i in range(13):
        for e in (-1.15, 1.15): g.tube(np.array([[-7.65 + e, -5 + 4.9 * i, -3], [-7.65 + e, -5 + 4.9 * i, 1.7]]), .13, 0, 7)
    g.box((-7.65, 50.4, .97), (8., 7.2, .10), 0); link(g.make('pier', [wood((.46, .35, .24), (.34, .24, .15), .6, 0, 1., .15)]))
    boat((-70, 74, -.2), R(62), True, False, False, L=13.)
    # rocks at both ends of the beach
    rk = mat((.25, .225, .19), .95, var=.3, vs=.6, bs=2., bst=.6, bd=.2)
    for i in range(420):
        e = -1 if i % 4 == 0 else 1; x = e * rs.uniform(172, 236 if e < 0 else 345); y = float(coast(x)) + rs.normal(0, 2.6) + 1.; sphere((x, y, rs.uniform(-.6, .5)), rs.uniform(.6, 2.6), rk, 14, (1.2, 1., .7), .5, i, (rs.uniform(0, 3), rs.uniform(0, 3), 0))
    # green: pines between the houses and higher than they, palms on the promenade, olives up the slope, forest beyond
    def inside(x, y, gap):
        k = np.zeros(np.shape(x), bool)
        for a, b, n, f, tn in WINGS:
            c, s_ = math.cos(R(tn)), math.sin(R(tn)); u = (x - a) * c + (y - b) * s_; w = -(x - a) * s_ + (y - b) * c; k |= (np.abs(u) < n * BAY / 2 + gap) & (w > -DEPTH - (f - 1) * STEP - gap) & (w < 2.6 + gap)
        return k
    def houses(x, y, gap):
        k = np.zeros(np.shape(x), bool)
        for a, b, r in HOUSES: k |= (np.abs(x - a) < 8.5 + gap) & (y > b - 6 - gap) & (y < b + 10 + gap)
        return k
    decks = lambda x, y, gap: ((x > -35 - gap) & (x < 37 + gap) & (y > -90 - gap) & (y < -44 + gap)) | ((x > -55 - gap) & (x < -32) & (y > -63 - gap) & (y < -41 + gap)) | ((x > 44 - gap) & (x < 78 + gap) & (y > -62 - gap) & (y < -40 + gap))
    aisle = lambda x, y: (np.abs(x + 8) < 6) & (y > -50)
    def before(x, y):       # so that each front shows between the crowns
        k = np.zeros(np.shape(x), bool)
        for a, b, n, f, tn in WINGS: dx, dy = x - a, y - b; along = dx * -.71 + dy * .71; k |= (along > 2) & (along < 34) & (np.abs(dx * .71 + dy * .71) < n * BAY * .30)
        return k
    park = lambda x, y: (np.abs(x) < 172) & (y > -158) & (coast(x) - y > 36)
    grove = lambda x, y: (np.abs(x) < 165) & (y <= -158) & (y > -262)
    U = [umbrella(i) for i in range(4)]; P = [palm(i, 7.5 + i, 26, 2.9) for i in range(3)]; O = [olivetree(i) for i in range(3)]; Rp = [redpine(i) for i in range(4)]; Sh = [shrub(1, (.085, .135, .04), (.04, .07, .022)), shrub(2, (.12, .16, .06), (.06, .09, .03)), shrub(3, (.44, .07, .25), (.28, .06, .14))]
    pick = np.random.RandomState(21)
    n = wood_of(U, -172, 172, -158, 0, 9.0, lambda x, y: park(x, y) & ~inside(x, y, 2.2) & ~decks(x, y, 3.) & ~aisle(x, y) & ~before(x, y) & (pick.rand(len(x)) < .78), .96, 1.12, 1)
    n += wood_of([umbrella(i + 4) for i in range(3)], -420, 620, -330, 130, 6.6, lambda x, y: (coast(x) - y > 5.5) & ~park(x, y) & ~grove(x, y) & (np.abs(x) > 168) | ((y < -262) & (y > -330)), .5, .8, 2)
    n += wood_of(O, -165, 165, -262, -158, 5.4, lambda x, y: grove(x, y) & ~houses(x, y, 1.2), 1.0, 1.35, 3, .05)
    n += wood_of([umbrella(i + 8) for i in range(2)], -165, 165, -262, -150, 19., lambda x, y: grove(x, y) & ~houses(x, y, 4), .75, .95, 4)
    n += wood_of(Rp, -420, 1100, -700, -250, 7.0, lambda x, y: (y < -262) | (np.abs(x) > 230), .6, 1.0, 5) + wood_of([redpine(i + 4) for i in range(3)], -420, 1500, -1300, -700, 9.5, lambda x, y: y < 0, .8, 1.3, 7)
    n += wood_of(Sh, -172, 172, -150, 10, 5.2, lambda x, y: (np.abs(x) < 172) & (coast(x) - y > 34) & ~inside(x, y, .8) & ~decks(x, y, .5) & ~aisle(x, y) & (pick.rand(len(x)) < .45), .7, 1.3, 6, .1)
    plant(umbrella(12), [(x, y, ZT - .2, k) for x, y, k in ((-35, -91, 1.08), (-40, -106, 1.1), (41, -95, 1.06), (45, -110, 1.1), (-21, -91.5, 1.0), (17, -91.8, .98), (40, -64, 1.), (-38, -68, 1.02))], np.random.RandomState(2))
    rsp = np.random.RandomState(5); pts = [(x, K * x * x - 35.4 + rsp.uniform(-.8, .8), ZT - .1, rsp.uniform(.85, 1.1)) for x in np.arange(-146, 147, 8.5) if abs(x + 8) > 5] + [(x, y, ZT, rsp.uniform(.8, 1.)) for x, y in ((-31, -46.5), (-24, -79), (33, -50), (33, -60), (33, -70), (33, -82), (-31, -70), (-31, -80), (44.5, -58), (77, -50), (77, -58))]
    for i in range(3): plant(P[i], pts[i::3], rsp)
    out = [[], [], []]
    for w in WINGS: planters(*w, Sh, rsp, out)
    for i, k in enumerate(out): plant(shrub(i + 11, *(((.085, .135, .04), (.04, .07, .022)), ((.12, .16, .06), (.06, .09, .03)), ((.44, .07, .25), (.28, .06, .14)))[i]), k, rsp)
    print('plants', n)
    wooded = mountainmat((.30, .28, .24), (.036, .055, .026), 900., 1.6)
    mountains(100, 250, 1900, 330, 5, env=lambda u: smooth(u, 0, .16) * (.50 + .30 * np.sin(u * 8 + 2.2)), depth=1900, nx=520, ny=120, m=wooded)
    mountains(100, 235, 4200, 780, 12, env=lambda u: smooth(u, 0, .2) * (.42 + .58 * np.exp(-((u - .30) / .08) ** 2)), depth=3000, nx=620, ny=140, fscale=1.2, m=mountainmat((.40, .37, .33), (.04, .062, .03), 900.))
    c, az, dip = (-222., 132., 122.), R(124), math.tan(R(17.2)); camera(c, (c[0] + 100 * math.sin(az), c[1] + 100 * math.cos(az), c[2] - 100 * dip), 26.5)
