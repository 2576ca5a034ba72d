from rlib import *
import rlib
from people import *
from scenes_still import *
from scenes_coast import *
from scenes_out import boat
from scenes_hotel import *
from scenes_more import drystone
pic = rlib.pic
SHOE = lambda: mat((.06, .035, .02), .6, bs=200., bst=.2)
def garment(kind, top, bottom=None, folds=.006, seed=1, keepz=None, **kw):
    """a material for the upper and one for the lower part of a suit"""
    f = DATA + 'proxies/clothes/' + kind; a = clothmat(top, f, kind, **kw); b = clothmat(bottom, f, kind) if bottom else None
    return lambda i, t, n: a if t > 1.2 or n > 5000 else b
def standing(p, wide=.10, ahead=.0):
    for s, k in (('L', -1), ('R', 1)): q = p.P['foot.' + s]; p.step(s, (k * wide, q[1] - k * ahead, q[2]))
    return p
ARMS = lambda V: (V[:, 2] > V[:, 2].max() - .36) | (abs(V[:, 0]) > .26)
@pic('olive-gardener', spp=30, ev=.02, temp=0., sat=.98, con=.5)
def gardener():
    sky(13, -66, .11, 1., .8, 1.2, 1., 1., cl_col=(1., .90, .80), size=.9)
    HAZE.update(L=5200., col=(.80, .72, .62), start=30, s=.6)
    zf = lambda x, y: .4 * float(fbm3(np.array([x * .04, y * .04, 0.]), 3)) + .012 * y
    X, Y = np.meshgrid(np.linspace(-60, 60, 200), np.linspace(-8, 120, 200)); Z = .4 * fbm3(np.stack([X * .04, Y * .04, 0 * X], -1), 3) + .012 * Y
    add('gr', np.stack([X, Y, Z], -1).reshape(-1, 3), grid_vf(200, 200), ground((.30, .23, .13), (.17, .14, .06), 1.), smooth=True)
    O = [olive(s, 4.4, 26000) for s in range(4)]; rs = np.random.RandomState(5)
    inst(O[1], (2.55, 3.3, zf(2.55, 3.3) - .1), 1.2, 1.1); inst(O[0], (-5.6, 9.5, zf(-5.6, 9.5)), 2., 1.15); inst(O[2], (4.9, 9.6, zf(4.9, 9.6)), .3, 1.1)
    for r in range(-6, 7):
        for k in range(9):
            x = r * 6.4 + rs.uniform(-.5, .5) - .9 + 1.6 * (k % 2); y = 16. + k * 6.6 + rs.uniform(-.6, .6)
            if abs(x + y * .42) > 2.2: inst(O[rs.randint(4)], (x, y, zf(x, y)), rs.uniform(0, 6), rs.uniform(.85, 1.15))
    G = [grasspatch(s, 1., 420, .15, (.34, .28, .12), (.17, .17, .065), w=.005) for s in range(3)]; G2 = [bush(21, (.35, .35, .3), 500, .05, .02, flower=(.62, .10, .06), fr=.3), bush(22, (.4, .4, .3), 500, .05, .018, flower=(.78, .72, .45), fr=.3)]
    for x in np.arange(-13, 14, .5):
        for y in np.arange(0, 26, .5):
            if fbm3(np.array([x * .35, y * .35, 4.]), 3) > -.22: inst(G[rs.randint(3)], (x, y, zf(x, y) - .02), rs.uniform(0, 6), rs.uniform(.5, 1.3))
    for i in range(40): x, y = rs.uniform(-10, 10), rs.uniform(2.5, 20); inst(G2[i % 2], (x, y, zf(x, y) - .12), i, rs.uniform(.35, .7))
    drystone([[-18, 13.6, 0], [-7, 14.2, 0], [2, 14.6, 0], [12, 14.4, 0], [24, 15.2, 0]], zf)
    mountains(-60, 60, 2200, 1000, 5, env=lambda u: .7 + .3 * np.sin(u * 6 + 1), depth=2600, nx=420, ny=100)
    z0 = zf(0, 1.2)
    with collect() as c:
        p = standing(Person(male(.65, .2, .3, .25)), .11, .05); p.turn('spine03', (0, 0, 1), -8); p.turn('head', (1, 0, 0), 14); p.turn('head', (0, 0, 1), -18)
        sr, sl = p.P['upperarm01.R'], p.P['upperarm01.L']; p.turn('clavicle.R', (0, 1, 0), -10)
        p.reach('R', sr + [.13, .40, .20], (.8, -.2, -.6)); p.curl('R', [.35, .45, .55, .6], .6); p.reach('L', sl + [-.06, .27, -.30], (-.7, -.7, -.3)); p.curl('L', .6, .5)
        wear(p, 'male_casualsuit03', garment('male_casualsuit03', (.40, .47, .52), (.16, .145, .10)), folds=.007); wear(p, 'shoes01', SHOE(), folds=0)
        flesh(p, skinmat(tint=(.80, .60, .47)), ARMS); haircurves(p, (.16, .15, .14), .018, 7000); on_head(p, sunhat(), -4)
        hand = p.end('finger3-1.R'); fore = (p.P['lowerarm01.L'] * .45 + p.P['wrist.L'] * .55)
        dk = mat((.035, .022, .045), .25, clear=.6, var=.2, vs=40.); gr = mat((.17, .21, .05), .3, clear=.4, var=.2, vs=40.)
        def fill(r, h):
            pile((0, 0, h * .55), .0105, 150, lambda q, i: sphere(q, .0105, dk if i % 3 else gr, 14, (.85, .85, 1.2)), r * .8, 3)
        basket(fore + [-.02, .02, -.405], .165, .17, R(78), fill)
        lf = leaf((.24, .27, .19), (.11, .145, .085), .35, .4); st = mat((.17, .14, .11), .9)
        B = smoothpath([hand + [1.9, 1.5, 1.05], hand + [1.1, .8, .72], hand + [.45, .30, .40], hand + [.10, .10, .16], hand + [-.03, .02, -.02]], 14); tube(B, np.linspace(.030, .004, len(B)), st, 9)
        for k in range(74):
            i = int(len(B) * (1 - rs.rand() ** 1.5 * .85)) - 1; b = B[max(i, 0)]; d = np.array([rs.normal(-.25, .5), rs.normal(0, .5), rs.uniform(-.75, .35)]); L = rs.uniform(.16, .36); d /= np.linalg.norm(d)
            if np.linalg.norm((b + d * L - (p.P['head'] + [0, 0, .1]))[:2]) < .20: continue
            branchlet(b, d, L, lf, st, 15, .058, .013, k, .30)
            for j in range(rs.randint(0, 4)): q = b + d * L * rs.uniform(.3, .9) + rs.normal(0, .014, 3) - [0, 0, .03]; sphere(q, .0105, dk if (j + k) % 3 else gr, 16, (.85, .85, 1.25))
    group(c.objs, (-.35, 1.2, z0), R(10))
    camera((.15, -1.35, z0 + 1.50), (.22, 1.4, z0 + 1.36), 40, 3.2, (-.3, 1.1, z0 + 1.4))
@pic('sailing-captain', spp=30, ev=.12, sat=1.15, bloom=.08)
def captain():
    sky(6.5, -15.5, .10, 1., .8, 1.0, 1., 1.6, cl_col=(1, .84, .70), size=.9)
    HAZE.update(L=8500., col=(.80, .68, .60), start=60, s=.6)
    m = seamat(None, mid=(.012, .16, .22), deep=(.006, .09, .15), wave=.25); ocean(80, 16, 5., .30, (6, 7), (-200, -20, -.25), m, seed=2); sea(None, mid=(.012, .16, .22), deep=(.006, .09, .15), wave=.25).location.z = -.4
    mountains(8, 62, 2800, 800, 3, env=lambda u: np.clip((u - .03) / .5, 0, 1) ** .8, depth=2600, nx=520, ny=110); mountains(-6, 62, 5600, 1100, 8, env=lambda u: np.clip(u / .5, 0, 1) ** .8, depth=3000, nx=420, ny=70)
    b = boat((0, 0, -.1), 0, True, True, wheel=False, cabin=False, boom=.045, stay=.0035)
    coachroof(b); b.rotation_euler = (R(-4), R(-1), R(90))
    tk = wood((.42, .22, .10), (.26, .13, .06), .3, 1, 1.2); tube(smoothpath([[.02, -5.6, 1.36], [.03, -5.2, 1.46], [.09, -4.7, 1.70], [.16, -4.08, 1.80]], 10), np.linspace(.036, .021, 31), tk, 16); sphere((.163, -4.06, 1.803), .026, tk, 20, (1, 1.2, 1))
    with collect() as c:
        p = Person(male(.55, .3, .35, .3)); z = p.P['upperleg01.L'][2]
        for s, k in (('L', -1), ('R', 1)): p.aim('upperleg01.' + s, (k * .22, 1, -.05), 'lowerleg01.' + s); p.aim('lowerleg01.' + s, (0, .12, -1), 'foot.' + s)
        p.turn('spine05', (1, 0, 0), -3); p.turn('spine02', (0, 0, 1), 7); p.turn('head', (0, 0, 1), 14)
        sr, sl = p.P['upperarm01.R'], p.P['upperarm01.L']; p.reach('L', sl + [-.23, .31, -.285], (-.6, -.6, -.4)); p.aim('wrist.L', (-.10, .9, -.42), 'finger3-1.L'); palm_to(p, 'L', (.25, -.3, -1)); p.curl('L', [.62, .68, .72, .75], .9); p.reach('R', sr + [.05, .36, -.42], (.7, -.6, -.2)); p.curl('R', .5)
        wear(p, 'male_casualsuit03', garment('male_casualsuit03', (.70, .69, .66), (.035, .05, .085), keep=.85), folds=.011); flesh(p, skinmat(tint=(.80, .58, .45)), ARMS); haircurves(p, (.13, .12, .115), .02, 8000)
        on_head(p, cap(), -6)
        hand = p.P['finger3-1.L'].copy(); print('HAND', hand, z)
    group(c.objs, (.62, -4.55, 1.56 - z + .09), R(4))
    area((-2.6, -2.2, 3.0), (.6, -4.5, 2.0), .8, 75, (1, .74, .44))
    camera((.28, -6.55, 2.42), (-.10, 4, 2.1), 33, 5.6, (.6, -4.5, 2.1))
def coachroof(b):
    """a low cabin of varnished wood with a white roof, portlights, rails and a companionway"""
    wd = wood((.34, .16, .07), (.20, .09, .04), .22, 0, .9); wh = mat((.78, .77, .73), .45, bs=160., bst=.25, bd=.002, var=.05, vs=4.); br = mat((.65, .48, .22), .25, 1.); dk = window_glass((.01, .015, .02)); tk = wood((.46, .28, .15), (.30, .17, .08), .4, 0, 1.)
    with collect() as c:
        rbox((.6, 0, 1.30), (3.6, 1.5, .42), wd, .035, 4); X, Y = np.meshgrid(np.linspace(-1.26, 2.46, 30), np.linspace(-.80, .80, 21)); o = add('roof', np.stack([X, Y, 1.545 - .09 * Y ** 2], -1).reshape(-1, 3), grid_vf(30, 21), wh, smooth=True); q = o.modifiers.new('t', 'SOLIDIFY'); q.thickness = .035; q.offset = -1.
        for s in (-1, 1):
            tube(smoothpath([[-1.25, s * .80, 1.478], [.6, s * .80, 1.478], [2.46, s * .80, 1.478]], 6), .022, wd, 10)
            tube([[-.9, s * .56, 1.585], [2.0, s * .56, 1.585]], .016, tk, 10)
            for x in np.linspace(-.8, 1.9, 6): rbox((x, s * .56, 1.55), (.09, .03, .06), tk, .012)
            for x in (-.6, .5, 1.6): o = lathe([(0, .012), (.10, .012), (.115, .016), (.125, .006), (.125, 0)], br, 40, (x, s * .755, 1.33)); o.rotation_euler = (-s * R(90), 0, 0)
        rbox((-1.205, 0, 1.30), (.03, .56, .40), tk, .008); rbox((-1.222, 0, 1.31), (.012, .24, .30), wd, .006); rbox((-1.222, .0, 1.31), (.014, .012, .34), br, .003)
        rbox((-.75, 0, 1.575), (.95, .62, .045), wd, .015); rbox((.9, 0, 1.575), (.6, .6, .05), wd, .02); rbox((.9, 0, 1.603), (.46, .46, .012), dk, .004)
        for k in range(7): a = np.linspace(0, 2 * np.pi, 60); rr = .07 + .016 * k; tube(np.stack([-.25 + rr * np.cos(a), -.36 + rr * np.sin(a), 0 * a + 1.56], 1), .0085, mat((.66, .60, .48), .9, bs=400., bst=.5, bd=.002), 7)
        tube(smoothpath([[-3.75, 0, 2.30], [-3.5, .12, 1.9], [-3.3, .2, 1.32]], 8), .008, mat((.66, .60, .48), .9), 7); sphere((-3.72, 0, 2.27), .035, wd, 16, (.6, 1, 1.3)); sphere((-3.9, 0, 2.35), .045, wd, 20)
    for o in c.objs: o.parent = b
def cap(col=(.025, .035, .065)):
    """a fisherman's cap: soft crown over a band"""
    f = fabric(col, 500., sheen=.5)
    with collect() as c:
        o = lathe(smoothprof([(0, .118), (.06, .116), (.105, .100), (.120, .076), (.116, .058), (.103, .046), (.1005, .040)], 5), f, 80); wavy(o, lambda x, y, z: (.006 * math.sin(y * 60 + z * 40) * (z > .05), y * .16 + .004 * math.sin(x * 70), (.014 * y / .12 + .005 * math.sin(x * 50 + 1) * math.cos(y * 40)) * (z > .07)))
        b = lathe(smoothprof([(.1005, -.002), (.1015, .02), (.1015, .044)], 4), f, 80); wavy(b, lambda x, y, z: (0, y * .17, 0)); q = b.modifiers.new('t', 'SOLIDIFY'); q.thickness = .004
        r = lathe([(.1030, .004), (.1045, .008), (.1030, .012)], mat((.02, .02, .02), .4), 80); wavy(r, lambda x, y, z: (0, y * .17, 0))
        a = np.linspace(-1.05, 1.05, 25)[None, :]; w = np.linspace(0, 1, 8)[:, None]; rr = .102 + .062 * w * np.cos(a * 1.25); V = np.stack([rr * np.sin(a), rr * np.cos(a) * 1.17, .006 - .030 * w ** 1.3 + 0 * a], -1); q = add('visor', V.reshape(-1, 3), grid_vf(25, 8), mat((.015, .015, .018), .3), smooth=True); q.modifiers.new('t', 'SOLIDIFY').thickness = .003
    return c.objs

def flames(loc, w, h, seed=0, power=9.):
    """a card of fire that faces the camera's side"""
    m, t, o = newmat('fire'); p = objc(t); q = N(t, 'ShaderNodeSeparateXYZ', Vector=p); x, y, z = q.outputs; u = math_(t, 'DIVIDE', z, h)
    d = N(t, 'ShaderNodeTexNoise', Vector=mapping(t, p, (5 / w, 1, 2.2 / h), (0, 0, 0), (seed * 3.7, seed, seed * 1.3)), Scale=1., Detail=5., Roughness=.55, Distortion=1.4).outputs[0]
    e = math_(t, 'SUBTRACT', 1., math_(t, 'POWER', math_(t, 'ABSOLUTE', math_(t, 'DIVIDE', x, w * .5)), 2.)); f = math_(t, 'SUBTRACT', math_(t, 'ADD', math_(t, 'MULTIPLY', d, 1.5), math_(t, 'MULTIPLY', e, .35)), math_(t, 'ADD', .52, math_(t, 'MULTIPLY', u, .72)))
    f = math_(t, 'MULTIPLY', math_(t, 'MAXIMUM', f, 0.), math_(t, 'MULTIPLY', math_(t, 'MAXIMUM', e, 0.), 2.2)); k = ramp(t, f, [(0, 0.), (.12, .25), (.45, 1.)], 'EASE')
    em = N(t, 'ShaderNodeEmission', Color=ramp(t, f, [(0, (1, .10, .01)), (.25, (1, .30, .04)), (.7, (1, .62, .20))]), Strength=math_(t, 'MULTIPLY', k, power)).outputs[0]; a = t.nodes.new('ShaderNodeAddShader'); t.links.new(em, a.inputs[0]); t.links.new(t.nodes.new('ShaderNodeBsdfTransparent').outputs[0], a.inputs[1]); t.links.new(a.outputs[0], o); m.cycles.sample_as_light = False
    ob = add('fire', [[-w / 2, 0, 0], [w / 2, 0, 0], [w / 2, 0, h], [-w / 2, 0, h]], np.array([[0, 1, 2, 3]]), m); ob.location = loc; ob.visible_shadow = False; return ob
def strip(P, w, onto, m, off=.004):
    """a band of cloth that lies on something"""
    P = smoothpath(P, 14); T = np.gradient(P, axis=0); T /= np.linalg.norm(T, axis=1)[:, None]; out = P * [1, 1, 0]; out = out / (np.linalg.norm(out, axis=1)[:, None] + 1e-9); sd = np.cross(T, out); sd /= np.linalg.norm(sd, axis=1)[:, None] + 1e-9
    V = np.stack([P + sd * (w * (k - .5)) for k in np.linspace(0, 1, 5)], 1); o = add('strip', V.reshape(-1, 3), grid_vf(5, len(P)), m, smooth=True)
    q = o.modifiers.new('w', 'SHRINKWRAP'); q.target = onto; q.wrap_method = 'NEAREST_SURFACEPOINT'; q.wrap_mode = 'ABOVE_SURFACE'; q.offset = off; q = o.modifiers.new('t', 'SOLIDIFY'); q.thickness = .003; q.offset = 1.; return o
def trough(z, x0=-1.3, x1=1.3, y=.0):
    """a bed of embers with its iron rim"""
    iron = mat((.035, .034, .034), .55, .7, bs=120., bst=.35, var=.3, vs=30.)
    for q in (-.20, .20): box(((x0 + x1) / 2, y + q, z - .012), (x1 - x0, .024, .024), iron, .004); box(((x0 + x1) / 2, y + q, z - .12), (x1 - x0, .012, .22), iron, .003)
    box(((x0 + x1) / 2, y, z - .24), (x1 - x0, .42, .02), mat((.02, .02, .02), .9), 0)
    m, t, o = newmat('ember'); p = pos(t); n = noise(t, p, 26., 6, .65); n2 = noise(t, p, 4., 2)
    f = math_(t, 'MULTIPLY', ramp(t, n, [(.46, 0.), (.64, 1.)]), ramp(t, n2, [(.36, .12), (.60, 1.)])); e = N(t, 'ShaderNodeEmission', Color=ramp(t, f, [(0, (1, .035, .0)), (1, (1, .30, .05))]), Strength=math_(t, 'MULTIPLY', f, 3.2)); d = N(t, 'ShaderNodeBsdfDiffuse', Color=mixc(t, ramp(t, noise(t, p, 34., 6), [(.45, 0.), (.62, 1.)]), (.010, .009, .009), (.34, .32, .30)))
    a = t.nodes.new('ShaderNodeAddShader'); t.links.new(e.outputs[0], a.inputs[0]); t.links.new(d.outputs[0], a.inputs[1]); t.links.new(a.outputs[0], o); m.cycles.sample_as_light = False
    rs = np.random.RandomState(2); S0 = []
    for k in range(6):
        V, F = sphere_vf(18); V = np.sign(V) * np.abs(V) ** .5 * [.034, .026, .022]; V = V * (1 + .28 * fbm3(V * 60 + k * 3, 3))[:, None]; S0.append(add('coal', V, F, m)); S0[-1].location.z = -6
    for i in range(int(900 * (x1 - x0) / 2)): inst(S0[i % 6], (rs.uniform(x0, x1), y + rs.uniform(-.18, .18), z - .15 + .08 * rs.rand()), 0, rs.uniform(.55, 1.2), (rs.uniform(0, 6), rs.uniform(0, 6), rs.uniform(0, 6)))
@pic('grill-cook', spp=44, ev=-1.05, con=.35, bloom=.05, sat=.82, temp=-.03)
def cook():
    studio((.35, .42, .6), .035); cop = mat((.55, .26, .13), .34, 1., bs=14., bst=.35, bd=.01, var=.25, vs=6.); st = stone((.17, .155, .14), (.10, .09, .085), .45, None, scale=3.); top, yy = .93, .62
    trough(top, -1.5, 1.5, yy); box((0, .36, top - .03), (3.2, .10, .05), st, .006); box((0, 1.22, top - .03), (3.2, .78, .05), st, .006); box((0, .34, top - .5), (3.2, .04, .9), st, .004)
    m, t, o = newmat('bricks'); q = N(t, 'ShaderNodeSeparateXYZ', Vector=objc(t)); v = N(t, 'ShaderNodeCombineXYZ', X=q.outputs[0], Y=q.outputs[2]).outputs[0]; br = N(t, 'ShaderNodeTexBrick', Vector=v, Color1=(.12, .055, .035), Color2=(.07, .036, .026), Mortar=(.10, .085, .07), Scale=1., Mortar_Size=.006, Mortar_Smooth=.4, Brick_Width=.23, Row_Height=.072)
    t.links.new(N(t, 'ShaderNodeBsdfPrincipled', Base_Color=mixc(t, .5, br.outputs[0], mixc(t, noise(t, v, 7., 5), (.03, .02, .016), (.14, .075, .05))), Roughness=.9, Normal=bump(t, math_(t, 'ADD', math_(t, 'MULTIPLY', br.outputs['Fac'], -1.), math_(t, 'MULTIPLY', noise(t, v, 60., 5), .35)), .8, .012)).outputs[0], o)
    add('bk', [[-5, 2.0, -.5], [5, 2.0, -.5], [5, 2.0, 4], [-5, 2.0, 4]], np.array([[0, 1, 2, 3]]), m)
    lathe([(1.25, 2.06), (1.27, 2.00), (1.25, 2.08), (.72, 2.5), (.5, 2.9), (.5, 3.6)], cop, 72, (-.2, yy + .25, 0)).scale = (1.2, .75, 1)
    x = -1.15; kinds = ['meat', 'veg', 'meat', 'meat', 'meat', 'veg', 'meat', 'meat', 'veg', 'meat', 'meat', 'meat', 'veg', 'meat']
    for i, k in enumerate(kinds): wd = .052 if k == 'meat' else .118; x += wd / 2; skewer(x, yy - .17, top + .012, i + 3, k); x += wd / 2 + .035
    for i, (fx, fy, w, h) in enumerate([(-.72, .12, .34, .34), (-.52, .05, .26, .24), (-.95, .14, .30, .26), (-.30, .13, .22, .20), (.5, .12, .3, .3), (-.64, .15, .2, .42)]): flames((fx, yy + fy, top - .10), w, h, i + 1, 1.5).rotation_euler = (0, 0, R(-28))
    point((-.68, yy + .08, top + .16), 15, (1, .42, .12), .12); point((-.25, yy, top + .02), 6, (1, .36, .10), .15); point((.4, yy + .05, top + .08), 11, (1, .40, .12), .15)
    rs = np.random.RandomState(8); sp = emis((1, .42, .10), 14)
    for i in range(20): q = rs.rand(); P0 = np.array([-.68 + rs.normal(0, .16 + .12 * q), yy + rs.normal(.05, .12), top + .15 + q * .85]); tube([P0, P0 + rs.normal(0, .006, 3) + [0, 0, rs.uniform(.003, .014)]], .0004, sp, 4)
    with collect() as c:
        p = standing(Person(male(.42, .45, .42, .3)), .10); p.turn('spine04', (1, 0, 0), -9); p.turn('spine02', (1, 0, 0), -7); p.turn('spine02', (0, 0, 1), 10); p.turn('neck01', (1, 0, 0), -10); p.turn('head', (1, 0, 0), -8); p.turn('head', (0, 0, 1), -22)
        p.reach('L', (-.335, .335, top + .075), (-.8, -.4, -.3)); p.curl('L', .72, .9); p.reach('R', (.235, .40, top + .09), (.8, -.5, -.2)); p.curl('R', .7, .9)
        sh = wear(p, 'male_casualsuit06', garment('male_casualsuit06', (.085, .105, .135), (.02, .02, .024)), folds=.007); flesh(p, skinmat(tint=(.80, .58, .45)), lambda V: ((V[:, 2] > V[:, 2].max() - .37) & (abs(V[:, 0]) < .12)) | (abs(V[:, 0]) > .265)); haircurves(p, (.018, .013, .01), .014, 9000)
        ap = fabric((.22, .175, .12), 500.); c0 = p.P['spine05'] + [0, .01, .06]; pts = []
        for o in sh: me = o.evaluated_get(bpy.context.evaluated_depsgraph_get()).data; q = np.empty(len(me.vertices) * 3); me.vertices.foreach_get('co', q); pts.append(q.reshape(-1, 3))
        q = np.concatenate(pts) - c0; q = q[(abs(q[:, 2] + .01) < .03) & (abs(q[:, 0]) < .26)]; an = np.arctan2(q[:, 1], q[:, 0]); a = np.linspace(-np.pi, np.pi, 73); r = np.array([max([np.hypot(*w[:2]) for w, t in zip(q, an) if abs((t - x + np.pi) % (2 * np.pi) - np.pi) < .10] or [.15]) for x in a]) + .004
        V = np.stack([np.stack([r * np.cos(a), r * np.sin(a), 0 * a - .012 + .028 * (j - .5) + .006 * np.cos(2 * a)], 1) + c0 for j in np.linspace(0, 1, 4)], 1); o = add('band', V.reshape(-1, 3), grid_vf(4, 73), ap, smooth=True); o.modifiers.new('t', 'SOLIDIFY').thickness = .003; back = -np.interp(-np.pi / 2, a, r)
        k = c0 + [0, back - .004, -.015]
        def ribbon(P, w=.026): P = smoothpath(np.array(P) + k, 10); V = np.stack([P + np.array([0, .004 * math.sin(j * 3), w * (j - .5)]) for j in (0, .5, 1)], 1); q = add('rib', V.reshape(-1, 3), grid_vf(3, len(P)), ap, smooth=True); q.modifiers.new('t', 'SOLIDIFY').thickness = .003
        sphere(k, .018, ap, 20, (1.1, .7, 1.))
        for s_ in (-1, 1): ribbon([[0, -.008, 0], [s_ * .045, -.022, .022], [s_ * .085, -.014, .006], [s_ * .075, -.020, -.022], [s_ * .03, -.016, -.012], [0, -.006, 0]])
        for s_, l in ((-1, .24), (1, .30)): P = smoothpath(np.array([[0, -.012, -.005], [s_ * .022, -.020, -.06], [s_ * .030, -.012, -.15], [s_ * .048, -.016, -l]]) + k, 10); V = np.stack([P + np.array([.026 * (j - .5), .004 * math.sin(j * 3), 0]) for j in (0, .5, 1)], 1); q = add('tail', V.reshape(-1, 3), grid_vf(3, len(P)), ap, smooth=True); q.modifiers.new('t', 'SOLIDIFY').thickness = .003
        cp = lathe(smoothprof([(0, .116), (.066, .115), (.092, .103), (.0975, .07), (.0985, -.004), (.095, -.006)], 5), fabric((.03, .03, .034), 500.), 80); wavy(cp, lambda x, y, z: (0, y * .155, .006 * math.sin(x * 40) * (z > .1) - .03 * y)); on_head(p, [cp], 1)
    area((-2.2, .2, 2.6), (0, 0, 1.2), .8, 10, (.55, .68, 1.)); area((1.6, 1.7, 2.2), (0, .1, 1.4), .5, 16, (1, .62, .34))
    for k, (x, r) in enumerate(((-1.25, .17), (-.82, .13), (.62, .15), (1.02, .19))):
        o = lathe(smoothprof([(0, 0), (r * .9, 0), (r, .02), (r * 1.04, .07), (r * 1.0, .07), (r * .95, .025), (0, .012)], 4), cop, 56, (x, 1.93, 1.62 - r)); o.rotation_euler = (R(90), 0, 0); tube([[x, 1.90, 1.62], [x, 1.90, 1.84]], .010, mat((.03, .03, .03), .5, .8), 10)
    tube([[-1.6, 1.90, 1.84], [1.5, 1.90, 1.84]], .012, mat((.03, .03, .03), .5, .8), 10)
    camera((-1.02, -1.32, 1.70), (-.13, .50, 1.28), 35, 3.2, (-.1, .15, 1.25))
def hairmesh(p, kind, col):
    """hair of the package: sheets whose own picture says where strands are"""
    d = DATA + 'proxies/hair/%s/textures/' % kind; f = sorted(x for x in os.listdir(d) if 'diffuse' in x)[0]; m, t, o = newmat('strands'); i = N(t, 'ShaderNodeTexImage', image=image(d + f)); c = mixc(t, .75, i.outputs[0], col)
    b = N(t, 'ShaderNodeBsdfPrincipled', Base_Color=c, Roughness=.5, Alpha=i.outputs[1]); t.links.new(b.outputs[0], o); return wear(p, kind, m, 1, 0, where='hair')
@pic('kids-beach-walk', spp=30, ev=-.45, con=.5, sat=1.2, temp=-.04, bloom=.08)
def kidswalk():
    sky(5.0, 76., .10, 1., .85, .7, 1., 2.2, cl_col=(1., .80, .68), size=.75)
    site(.0003, 34, -40, 620, (102, 175), (1200, 620), 2200, 8000., (.86, .74, .68), .62, step=.5, fx=(30, 800), seaargs=dict(wave=.3))
    cx, cy, SINK = -4.6, -3.6, -.03; face = R(-70)
    def walker(shape, kind, cols, hair, hairc, hat, step, hands, aims, legs, lean=0):
        p = Person(shape)
        for sd, k in (('L', -1), ('R', 1)): q = p.P['foot.' + sd]; f = step * k; p.step(sd, (k * .075, q[1] + f, q[2] + (.07 if f < 0 else .0)))
        for sd, to in hands.items():
            if to is not None: p.reach(sd, to, (.3 if sd == 'R' else -.3, -1, -.5)); p.curl(sd, .45, .5)
        for sd, v in aims.items(): p.aim('wrist.' + sd, v, 'finger3-1.' + sd)
        p.turn('head', (0, 0, 1), lean); p.turn('head', (1, 0, 0), -6); H = p.c(p.raw)[:13380, 2].max()
        wear(p, kind, garment(kind, *cols), folds=.005); flesh(p, skinmat('young_caucasian_female/textures/' + sorted(x for x in os.listdir(DATA + 'skins/young_caucasian_female/textures') if 'diffuse' in x)[0], (.82, .64, .5)), lambda V: (V[:, 2] > H * .82) | (abs(V[:, 0]) > .125 * H) | (V[:, 2] < H * legs))
        hairmesh(p, hair, hairc)
        if hat: on_head(p, sunhat(*hat), -3).scale = (1.1, 1.12, 1.12)
        return p
    bpy.context.view_layer.update(); zz = rlib.S.ray_cast(bpy.context.evaluated_depsgraph_get(), (cx, cy, 5), (0, 0, -1))[1][2]; print('SAND', zz)
    with collect() as g:
        with collect() as a: w = walker(female(.2, .15, .2), 'female_casualsuit01', ((.70, .66, .58), (.10, .14, .20)), 'ponytail01', (.05, .025, .012), ((.45, .16, .10), .17), .17, {'L': (-.270, .10, .86), 'R': (.262, .04, .87)}, {'L': (-.2, .1, -1), 'R': (.2, .1, -1)}, .045, 12)
        with collect() as b: k1 = walker(child('female', .0), 'female_casualsuit02', ((.62, .22, .12), (.12, .20, .30)), 'bob01', (.04, .02, .01), None, -.13, {'L': (-.205, .05, .755), 'R': (.22, -.10, .62)}, {'L': (-.45, .0, .8)}, .50, 14)
        group(b.objs, (.50, .02, 0), R(2), .98); print('CHILD', k1.P['head'], k1.P['wrist.L'], w.P['wrist.R'])
        with collect() as d: k2 = walker(child('male', .35), 'female_casualsuit02', ((.16, .34, .40), (.34, .30, .22)), 'short02', (.05, .03, .015), ((.12, .2, .3), .16), .11, {'R': (.215, .05, .79), 'L': (-.20, .06, .55)}, {'R': (-.15, 0, 1)}, .50, -10)
        group(d.objs, (-.46, .06, 0), R(-2), .90)
    group(g.objs, (cx, cy, zz + SINK), face)
    camera((-10.4, -7.3, 1.2), (2, -1.5, 1.55), 40, 6.3, (cx, cy, .9))
@pic('patisserie-hands', spp=44, ev=.0, con=.4)
def baker():
    studio((.75, .82, .95), .10); top = .90
    tb = floured(marble(), .62, 7.); add('top', [[-2, .24, top], [2, .24, top], [2, 2., top], [-2, 2., top]], np.array([[0, 1, 2, 3]]), tb); box((0, 1.1, top - .03), (4, 1.72, .058), marble(), .004)
    with collect() as c:
        p = standing(Person(male(.4, .35, .3, .2)), .1); p.turn('spine04', (1, 0, 0), -12)
        for s, k in (('L', -1), ('R', 1)):
            p.reach(s, (k * .105, .43, top + .125), (k * .9, -.5, .1)); p.aim('wrist.' + s, (-k * .22, 1, -.42), 'finger3-1.' + s); palm_to(p, s, (-k * .15, -.2, -1)); p.curl(s, [.20, .24, .28, .34], .25)
        wear(p, 'male_casualsuit06', garment('male_casualsuit06', (.66, .65, .62), (.10, .10, .11)), folds=.007)
        sk = floured(skinmat(tint=(.84, .64, .52)), .5, 26., lambda t, q: ramp(t, N(t, 'ShaderNodeSeparateXYZ', Vector=q).outputs[1], [(.30, 0.), (.46, 1.)])); flesh(p, sk, ARMS, 2); print('HANDS', p.P['wrist.L'], p.P['finger3-3.L'], p.P['wrist.R'], p.P['finger3-3.R'])
    # dough: a cushion that yields under both hands
    V, F = sphere_vf(150); V = V * [.215, .165, .085]; V[:, 2] = np.where(V[:, 2] < 0, V[:, 2] * .35, V[:, 2]); V += (.012 * fbm3(V * 9 + 3, 3) + .004 * fbm3(V * 30, 2))[:, None] * np.sign(V + 1e-6) * [1, 1, .8]; V += [0, .54, top + .030]
    body = p.body_at()[:13380]; hd = body[(body[:, 1] > .40) & (body[:, 2] < top + .2)]
    from mathutils.kdtree import KDTree
    kd = KDTree(len(hd)); [kd.insert(q, i) for i, q in enumerate(hd)]; kd.balance()
    for i, v in enumerate(V):      # no dough above a hand, and a lip round it
        n = [hd[j] for _, j, d in kd.find_range(Vector((v[0], v[1], v[2])), .03)]
        if n: z = min(q[2] for q in n); V[i, 2] = min(v[2], z + .006)
    dm = floured(mat((.78, .66, .47), .55, sss=.25, bs=45., bst=.18, bd=.004, var=.05, vs=12.), .34, 16.); add('dough', V, F, dm, smooth=True)
    rs = np.random.RandomState(3); fl = mat((.88, .85, .80), 1.); g = Geo()
    for i in range(700): q = rs.normal(0, 1, 2) * [.42, .25] + [0, .60]; s = rs.uniform(.0006, .0022); g.box((q[0], q[1], top + s * .4), (s, s * rs.uniform(.6, 1.4), s * .8), 0, rs.uniform(0, 3))
    link(g.make('crumbs', [fl]))
    wd = wood((.52, .34, .18), (.36, .22, .11), .5, 0, 1.6); tube([[-.62, .86, top + .031], [-.22, .98, top + .031]], .030, wd, 40); 
    for a, b in (((-.62, .86), (-.70, .836)), ((-.22, .98), (-.14, 1.004))): tube([[*a, top + .031], [*b, top + .031]], [.012, .015], wd, 24)
    bowl((.46, .78, top), .10, .065, mat((.72, .70, .66), .35, clear=.3)); pile((.46, .78, top + .018), .008, 190, lambda q, i: sphere(q, .008, mat((.23, .30, .055), .5, var=.3, vs=60.), 12, (1.3, .85, .85)), .085, 4)
    add('bk', [[-4, -2.2, -1], [4, -2.2, -1], [4, -2.2, 3], [-4, -2.2, 3]], np.array([[0, 1, 2, 3]]), mat((.30, .26, .22), .9, var=.2))
    area((-1.7, .9, 2.0), (0, .5, .95), .9, 42, (1, .93, .84)); area((1.5, -.2, 1.9), (0, .4, 1.), .8, 9, (.75, .86, 1)); area((.2, -1.5, 2.2), (0, 0, 1.3), .7, 14, (1, .86, .7))
    camera((.42, 1.42, 1.42), (-.01, .44, 1.0), 40, 3.2, (.02, .58, 1.0))
